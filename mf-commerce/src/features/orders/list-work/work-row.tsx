import { useAtomValue } from 'jotai';
import { Calculator } from 'lucide-react';
import styled from 'styled-components';
import type { OrderKind, OrderStatus } from '@karavan/shared-api/contract/order-states';
import { orderAtWorkPath, type WorkView } from '@karavan/shared-api/contract/receipt-path';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { formatRecent } from '../../../shared/wall-time.ts';
import { useT } from '../translation.ts';

const TONES = {
  in_progress: 'pending',
  accepted: 'positive',
  rejected: 'negative',
} as const satisfies Readonly<Record<OrderStatus, PillTone>>;

interface WorkRowProps {
  readonly order: ListedOrder;
  readonly kind: OrderKind;
  readonly view: WorkView;
  /** The organization's, by its IANA name. */
  readonly timeZone: string;
  readonly isOpen: boolean;
}

/** An order in short: what it is of, whose, how much; since when it waits, or how it has ended. */
export function WorkRow({ order, kind, view, timeZone, isOpen }: WorkRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { id, name, image, client, status, stage, total, created_at: createdAt } = order;
  return (
    <Row to={orderAtWorkPath({ kind, id }, view)} aria-current={isOpen ? 'page' : undefined}>
      <Thumbnail picture={image} size={44} sign={name === null && <Calculator size={20} />} />
      <Words>
        <Name>{name ?? t('work_typed_sum')}</Name>
        <Muted>{t('work_whose', { id, client })}</Muted>
      </Words>
      <End>
        <Sum>{formatMoney(total, locale)}</Sum>
        {stage === null ? (
          <StatePill tone={TONES[status]}>{t(`work_${status}`)}</StatePill>
        ) : (
          <Muted>
            <time dateTime={createdAt}>{formatRecent(new Date(createdAt), locale, timeZone)}</time>
          </Muted>
        )}
      </End>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 72px;
  padding: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
  ${raised}

  &[aria-current] {
    background: ${color.accentSoft};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${weight.medium};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Muted = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.second};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const End = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.span`
  font: ${type.priceS};
  font-variant-numeric: tabular-nums;
`;
