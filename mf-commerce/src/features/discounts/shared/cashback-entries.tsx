import { listCashbackEntries } from '@karavan/shared-api/client/discounts';
import { useEndlessList } from '@karavan/shared-api/query';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { LedgerLine } from '../../../shared/ledger-line.tsx';
import { useT } from '../translation.ts';

/** What has become of cashback at one organization, in words, the latest first. */
export function CashbackEntries({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const entries = useEndlessList(listCashbackEntries, { params: { id: organizationId } });
  return (
    <EndlessView
      list={entries}
      keyOf={({ id }) => id}
      gap={8}
      label={t('entries')}
      positionKey={`entries${organizationId}`}
      empty={<EmptyState title={t('entries_none')} />}
    >
      {({ kind, amount, transaction_id: order, created_at }) => (
        <LedgerLine
          title={t(`entry_${kind}`)}
          at={created_at}
          order={order === null ? null : { id: order, label: t('entry_order', { number: order }) }}
          amount={amount}
        />
      )}
    </EndlessView>
  );
}
