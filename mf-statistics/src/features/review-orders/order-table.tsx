import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, fontSize, radius, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  readonly kind: OrderKind;
  /** The organization's, by its IANA name. */
  readonly timeZone: string;
}

/** Orders, each linked to its receipt, where staff answer it. */
export function OrderTable({ orders, kind, timeZone }: OrderTableProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return (
    // A wide table scrolls sideways; keyboard users reach its parts through the links.
    <Frame aria-labelledby="order-table">
      <Table>
        <caption id="order-table">{t('orders')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column_number')}</th>
            <th scope="col">{t('column_status')}</th>
            <th scope="col">{t('column_date')}</th>
            <th scope="col">{t('column_what')}</th>
            <th scope="col">{t('column_client')}</th>
            <th scope="col">{t('column_total')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Link to={receiptPath({ kind, id: order.id })}>{order.id}</Link>
              </td>
              <td data-status={order.status}>{t(`status_${order.status}`)}</td>
              <td>{date.format(new Date(order.created_at))}</td>
              <td>{order.name}</td>
              <td>{order.client}</td>
              <td>{formatMoney(order.total, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.section`
  overflow-x: auto;
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  a {
    color: ${color.accent};
  }

  caption {
    padding: ${space[4]};
    font-size: ${fontSize.title};
    font-weight: ${weight.bold};
    text-align: left;
  }

  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.border};
    text-align: left;
  }

  th {
    color: ${color.textMuted};
    font-weight: ${weight.medium};
  }

  :is(th, td):last-child {
    text-align: right;
  }

  [data-status='accepted'] {
    color: ${color.success};
  }

  [data-status='rejected'] {
    color: ${color.danger};
  }

  [data-status='in_progress'] {
    color: ${color.warning};
  }
`;
