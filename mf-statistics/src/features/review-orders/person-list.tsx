import type { PersonSums } from '@karavan/shared-api/contract/statistics';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { Avatar } from '@karavan/shared-ui/avatar';
import { useT } from './figure-texts.ts';
import { SumList } from './sum-list.tsx';
import { SumRow } from './sum-row.tsx';

interface PersonListProps {
  readonly list: EndlessList<PersonSums>;
  readonly by: 'cashier' | 'client';
  readonly counted: 'receipts' | 'orders';
}

/** Who has sold or bought how much; each leads to theirs alone, on the same page. */
export function PersonList({ list, by, counted }: PersonListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const only = (id: number) => {
    const params = new URLSearchParams(search);
    params.delete('by');
    params.set(by, String(id));
    return `${pathname}?${params}`;
  };
  return (
    <SumList label={t(`${by}s`)} list={list} keyOf={({ id }) => id}>
      {({ id, full_name, avatar, total, order_count }) => (
        <SumRow
          picture={<Avatar name={full_name} src={avatar} size={40} />}
          name={full_name}
          to={only(id)}
          notes={[
            t(counted === 'receipts' ? 'receipts_counted' : 'orders_counted', {
              count: order_count,
            }),
          ]}
          total={total}
        />
      )}
    </SumList>
  );
}
