import { useEffect, useRef } from 'react';
import {
  BadgeCheck,
  CreditCard,
  EyeOff,
  Flag,
  Landmark,
  type LucideIcon,
  Package,
} from 'lucide-react';
import styled from 'styled-components';
import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import type { PlatformCounts } from '@karavan/shared-api/contract/platform';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { color, media, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

const QUEUES = [
  { name: 'verifications', to: '/platform/verifications', Icon: BadgeCheck },
  { name: 'reviews', to: '/platform/reviews', Icon: EyeOff },
  { name: 'complaints', to: '/platform/complaints', Icon: Flag },
  { name: 'payments', to: '/platform', Icon: CreditCard },
] as const satisfies readonly {
  readonly name: keyof PlatformCounts;
  readonly to: string;
  readonly Icon: LucideIcon;
}[];

/** Nothing waits there by itself. */
const REGISTERS = [
  { name: 'payment_systems', to: '/platform/payment-systems', Icon: Landmark },
  { name: 'releases', to: '/platform/releases', Icon: Package },
] as const;

export type PlatformSection = (typeof QUEUES | typeof REGISTERS)[number]['name'];

/** The queues of operators with what waits in each. */
export function PlatformNav({ current }: { readonly current: PlatformSection }) {
  const t = useT();
  const { data: counts } = useEndpoint(countPlatformQueues, {});
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && here) bar.current.scrollLeft = here.offsetLeft - bar.current.offsetLeft - 16;
  }, [current]);
  return (
    <Bar ref={bar} aria-label={t('page_title')}>
      {QUEUES.map(({ name, to, Icon }) => (
        <Entry key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          <Icon size={18} aria-hidden />
          {t(`nav_${name}`)}
          {counts && <CountBadge count={counts[name]} limit={999} />}
        </Entry>
      ))}
      {REGISTERS.map(({ name, to, Icon }) => (
        <Entry key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          <Icon size={18} aria-hidden />
          {t(`nav_${name}`)}
        </Entry>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space[4]});
  padding: 2px ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    flex-wrap: wrap;
  }
`;

const Entry = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.label};

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;
