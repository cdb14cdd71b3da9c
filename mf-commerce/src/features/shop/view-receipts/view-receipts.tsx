import { useEffect, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listReceipts } from '@karavan/shared-api/client/orders';
import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { useHasPanes } from '@karavan/shared-ui/panes';
import { lazily } from '@karavan/shared-ui/lazily';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { raised } from '@karavan/shared-ui/product/raised';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { useT } from '../../../shared/translation.ts';
import { formatDay, formatDays } from '../../../shared/wall-time.ts';
import { useReceiptFilter } from './use-receipt-filter.ts';
import { OrderState } from './order-state.tsx';
import { LISTED_KINDS } from './listed-kinds.ts';

/** The page of the client's orders and purchases. */
export function ViewReceipts({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { header } = useShell();
  useEffect(() => header.set({ title: t('receipts') }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('receipts')}</h1>
      {children}
    </>
  );
}

/** They come with the page, but their texts and fields need not be there with its first rows. */
const ReceiptFilters = lazily(
  async () =>
    (await import(/* webpackChunkName: "receipt-filters" */ './receipt-filters.tsx'))
      .ReceiptFilters,
  <Skeleton $height="160px" />,
);

const NoneFound = lazily(
  async () =>
    (await import(/* webpackChunkName: "receipt-filters" */ './none-found.tsx')).NoneFound,
);

const NoReceipts = lazily(
  async () =>
    (await import(/* webpackChunkName: "receipt-filters" */ './no-receipts.tsx')).NoReceipts,
);

interface ReceiptListProps {
  /** It is open beside the list. */
  readonly openId?: number;
}

/** Orders and purchases, newest first. */
export function ReceiptList({ openId }: ReceiptListProps) {
  const t = useT();
  const { key } = useLocation();
  const hasPanes = useHasPanes();
  const { filter, search, reset } = useReceiptFilter();
  const isNarrowed = search !== '';
  const receipts = useEndlessList(listReceipts, isNarrowed ? { query: filter } : {});
  const isWithout = !isNarrowed && receipts.status === 'ready' && receipts.items.length === 0;

  return (
    <Column>
      <PullToRefresh onRefresh={receipts.refresh} />
      {!isWithout && <ReceiptFilters />}
      <EndlessView
        list={receipts}
        label={t('receipts')}
        keyOf={({ transaction_id }) => transaction_id}
        gap={8}
        // Beside an order the same list goes on, whichever the address is.
        positionKey={`${hasPanes ? 'receipts beside' : key} ${search}`}
        empty={isNarrowed ? <NoneFound onReset={reset} /> : <NoReceipts />}
      >
        {(receipt) => (
          <ReceiptCard
            receipt={receipt}
            to={receiptPath(receipt) + (hasPanes ? search : '')}
            isOpen={receipt.transaction_id === openId}
          />
        )}
      </EndlessView>
    </Column>
  );
}

interface ReceiptCardProps {
  readonly receipt: ReceiptSummary;
  readonly to: string;
  readonly isOpen: boolean;
}

function ReceiptCard({ receipt, to, isOpen }: ReceiptCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, number, total, created_at, booking } = receipt;
  const date = formatDay(new Date(created_at), locale, organization.time_zone);
  return (
    <Card to={to} aria-current={isOpen ? 'page' : undefined}>
      <OrganizationMark organization={organization} size={44} />
      <Words>
        <Title>{organization.title}</Title>
        <Muted>
          {[
            booking ? formatDays(booking.starts_at, booking.ends_at, locale) : date,
            contentOf(receipt, t),
            number,
          ]
            .filter(Boolean)
            .join(', ')}
        </Muted>
      </Words>
      <End>
        <Sum>{formatMoney(total, locale)}</Sum>
        <OrderState receipt={receipt} />
      </End>
    </Card>
  );
}

/** The number of items or tickets; empty for a rental, or a sum typed at the till. */
function contentOf(
  { kind, item_count: count }: ReceiptSummary,
  t: ReturnType<typeof useT>,
): string {
  const { counter } = LISTED_KINDS[kind];
  return counter === null || count === 0 ? '' : t(counter, { count });
}

const Card = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 72px;
  padding: ${space[2]} ${space[3]};
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

const Title = styled.span`
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;

const End = styled.span`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
`;

const Sum = styled.span`
  font: ${type.priceS};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
