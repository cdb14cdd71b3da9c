import { useAtomValue } from 'jotai';
import { Calculator } from 'lucide-react';
import styled from 'styled-components';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { orderAtWorkPath, type WorkView } from '@karavan/shared-api/contract/receipt-path';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { raised } from '@karavan/shared-ui/product/raised';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { OrderPresses } from './order-presses.tsx';

const TONES = {
  in_progress: 'pending',
  accepted: 'positive',
  rejected: 'negative',
} as const satisfies Readonly<Record<ListedOrder['status'], PillTone>>;

/** One order selected together with others. */
export interface Selecting {
  readonly isSelected: boolean;
  onToggle(): void;
}

interface OrderCardProps {
  readonly order: ListedOrder;
  readonly kind: OrderKind;
  /** The list that it stands in. */
  readonly view: WorkView;
  readonly organizationId: number;
  /** The organization's, by its IANA name. */
  readonly timeZone: string;
  /** Null where nothing is done with several orders at once. */
  readonly selecting: Selecting | null;
}

/** An order with what it is of, what it costs, and the presses that move it on; a row on wide screens. */
export function OrderCard({
  order,
  kind,
  view,
  organizationId,
  timeZone,
  selecting,
}: OrderCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const {
    id,
    number,
    name,
    size,
    quantity,
    image,
    line_count,
    client,
    stage,
    status,
    total,
    note,
  } = order;
  const date = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const pieces = [size, quantity > 1 && t('pieces', { count: quantity })].filter(Boolean);
  return (
    <Card>
      {selecting && (
        <Select
          type="checkbox"
          aria-label={t('select_order', { id })}
          checked={selecting.isSelected}
          onChange={selecting.onToggle}
        />
      )}
      <Thumbnail picture={image} size={56} sign={name === null && <Calculator size={24} />} />
      <Words>
        <Name to={orderAtWorkPath({ kind, id }, view)}>{name ?? t('typed_sum')}</Name>
        {pieces.length > 0 && <Size>{pieces.join(', ')}</Size>}
        {line_count > 1 && <Muted>{t('more_things', { count: line_count - 1 })}</Muted>}
        <Muted>{[t('whose', { id, client }), number].filter(Boolean).join(' · ')}</Muted>
        {note && <Note>{t('order_note', { note })}</Note>}
      </Words>
      <End>
        <Sum>{formatMoney(total, locale)}</Sum>
        {stage === null ? (
          <StatePill tone={TONES[status]}>{t(`status_${status}`)}</StatePill>
        ) : (
          <Muted>
            <time dateTime={order.created_at}>{date.format(new Date(order.created_at))}</time>
          </Muted>
        )}
        {order.deadline !== null && (
          <Deadline dateTime={order.deadline}>
            {t('until', { time: date.format(new Date(order.deadline)) })}
          </Deadline>
        )}
      </End>
      <OrderPresses order={order} organizationId={organizationId} />
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: flex-start;
  padding: ${space[3]};
  overflow-wrap: anywhere;
  ${raised}

  @media (min-width: 768px) {
    flex-wrap: nowrap;
    align-items: center;
    padding: ${space[2]} ${space[4]};
  }
`;

const Select = styled.input`
  display: none;
  width: 24px;
  height: 24px;
  margin: 10px;
  accent-color: ${color.accentFill};

  ${media.wide} {
    display: block;
  }
`;

/** Beside the picture; on phones the sum and the presses share the line below. */
const Words = styled.div`
  flex: 1 1 calc(100% - 56px - ${space[3]});
  min-width: 0;

  @media (min-width: 768px) {
    flex: 1 1 0;
  }
`;

const Name = styled(Link)`
  display: block;
  font-weight: ${weight.bold};
`;

const Size = styled.p`
  font-weight: ${weight.medium};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

/** Whoever packs it reads the whole on the order's page. */
const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const End = styled.div`
  display: grid;
  flex: 1 0 auto;
  align-content: center;

  @media (min-width: 768px) {
    flex: none;
    justify-items: end;
    text-align: end;
  }

  font-variant-numeric: tabular-nums;
`;

const Sum = styled.p`
  font: ${type.priceM};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Deadline = styled.time`
  color: ${color.warning};
  font: ${type.labelSmall};
`;
