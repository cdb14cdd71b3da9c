import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { countAvailableDeliveries } from '@karavan/shared-api/client/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { useT } from './translation.ts';

/** The polling interval for new deliveries, in milliseconds. */
export const REFRESH_INTERVAL = 15_000;

interface CourierPageProps {
  readonly title: string;
  /** Also to somebody who is no courier any more. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A page of the courier section with links to the others; people who are not couriers see a
 * message, or what still concerns them.
 */
export function CourierPage({ title, isOpen = false, children }: CourierPageProps) {
  const t = useT();
  const { header } = useShell();
  const { pathname } = useLocation();
  const available = useEndpoint(
    countAvailableDeliveries,
    {},
    { refetchInterval: REFRESH_INTERVAL },
  );
  useEffect(() => header.set({ title: t('page_title'), backTo: '/profile' }), [header, t]);
  const count = available.data?.count ?? 0;
  const current = (path: string) => (pathname.startsWith(path) ? 'page' : undefined);
  return (
    <Column>
      <h1 className="visually-hidden">{title}</h1>
      {available.error?.status === 403 ? (
        isOpen ? (
          children
        ) : (
          <EmptyState scene="closed" title={t('not_courier')} text={t('not_courier_text')} />
        )
      ) : (
        <>
          <Sections aria-label={t('page_title')}>
            <Section to="/delivery/available" aria-current={current('/delivery/available')}>
              {t('available')}
              <CountBadge count={count} label={t('available_count', { count })} />
            </Section>
            <Section to="/delivery/history" aria-current={current('/delivery/history')}>
              {t('history')}
            </Section>
            <Section to="/delivery/cash" aria-current={current('/delivery/cash')}>
              {t('cash')}
            </Section>
            <Section to="/delivery/earnings" aria-current={current('/delivery/earnings')}>
              {t('earnings')}
            </Section>
          </Sections>
          {children}
        </>
      )}
    </Column>
  );
}

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

/** Side by side, each half, as long as their words have room. */
const Section = styled(Link)`
  display: flex;
  flex: 1 1 40%;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  color: ${color.textMuted};
  font: ${type.labelSmall};
  text-align: center;

  ${media.roomy} {
    flex-basis: 0;
  }

  &[aria-current] {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.card};
    color: ${color.text};
  }
`;
