import { useAtomValue } from 'jotai';
import { Calculator } from 'lucide-react';
import { listTillSales } from '@karavan/shared-api/client/sales';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { useEndlessList } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { useT as useMainT } from '../../../shared/translation.ts';
import { useT } from '../figure-texts.ts';
import { SumList } from '../sum-list.tsx';
import { SumRow } from '../sum-row.tsx';

/** Which sales are asked for. */
export interface SalesWanted {
  readonly params: { readonly id: number };
  readonly query: {
    readonly from: string;
    readonly to: string;
    readonly cashier?: number;
    readonly client?: number;
  };
}

interface SaleListProps {
  readonly wanted: SalesWanted;
  /** The organization's, by its IANA name. */
  readonly timeZone: string;
}

/** Sales at the till, the latest first; each leads to its receipt. */
export function SaleList({ wanted, timeZone }: SaleListProps) {
  const t = useT();
  const mainT = useMainT();
  const locale = useAtomValue(localeAtom);
  const list = useEndlessList(listTillSales, wanted);
  const { format } = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (
    <SumList label={t('receipts')} list={list} keyOf={({ id }) => id}>
      {({ id, number, name, image, line_count, client, cashier, sold_at, created_at, ...sale }) => (
        <SumRow
          picture={
            <Thumbnail picture={image} size={40} sign={name === null && <Calculator size={20} />} />
          }
          name={[
            name ?? mainT('typed_sum'),
            line_count > 1 && mainT('more_things', { count: line_count - 1 }),
          ]
            .filter(Boolean)
            .join(' ')}
          to={receiptPath({ kind: 'product', id })}
          notes={[
            [number, format(new Date(sold_at ?? created_at))],
            [client, cashier && t('only_cashier', { name: cashier })],
          ].map((words) => words.filter(Boolean).join(' · '))}
          total={sale.total}
          beside={
            Number(sale.refunded.amount) > 0 &&
            t('given_back', { sum: formatMoney(sale.refunded, locale) })
          }
        />
      )}
    </SumList>
  );
}
