import styled from 'styled-components';
import { ORDER_LISTS } from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { useEndlessList } from '@karavan/shared-api/query';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT as useMainT } from '../../shared/translation.ts';
import { useT } from './figure-texts.ts';
import { NoSuchNumber } from './find-order/lazy-find-order.tsx';
import { OrderCards } from './order-cards.tsx';
import type { DaySpan } from './period.ts';

const STATUSES = ['in_progress', 'accepted', 'rejected'] as const satisfies ListedOrder['status'][];
type Status = (typeof STATUSES)[number];

/** Reads the status from the URL; anything unknown means all. */
export function parseStatus(text: string | null): Status | null {
  return STATUSES.find((status) => status === text) ?? null;
}

interface OrderListProps {
  readonly organizationId: number;
  /** The organization's, by its IANA name. */
  readonly timeZone: string;
  readonly kind: OrderKind;
  readonly period: DaySpan;
  readonly status: Status | null;
  /** A number; then those that have it, of all times. */
  readonly search?: string;
  /** Those of one thing alone, or of one client. */
  readonly only?: { readonly item?: number; readonly client?: number };
  onStatusChange(status: Status | null): void;
}

/** An organization's orders, latest first, filtered by status. */
export function OrderList({
  organizationId,
  timeZone,
  kind,
  period,
  status,
  search = '',
  only,
  onStatusChange,
}: OrderListProps) {
  const t = useT();
  const mainT = useMainT();
  const orders = useEndlessList(ORDER_LISTS[kind], {
    params: { id: organizationId },
    query: { ...(search === '' ? period : { search }), ...(status && { status }), ...only },
  });
  return (
    <Section>
      <ChipRow label={t('column_status')}>
        <Chip pressed={status === null} onClick={() => onStatusChange(null)}>
          {t('status_all')}
        </Chip>
        {STATUSES.map((choice) => (
          <Chip key={choice} pressed={choice === status} onClick={() => onStatusChange(choice)}>
            {mainT(`status_${choice}`)}
          </Chip>
        ))}
      </ChipRow>
      <OrderCards
        list={orders}
        organizationId={organizationId}
        timeZone={timeZone}
        kind={kind}
        view="all"
        empty={
          search === '' ? (
            <EmptyState
              scene="statistics"
              title={t('orders_empty')}
              text={t('orders_empty_text')}
            />
          ) : (
            <NoSuchNumber />
          )
        }
      />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;
