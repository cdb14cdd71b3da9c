import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Money } from '@karavan/shared-api/contract/common';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface LedgerLineProps {
  /** What has happened, in words. */
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  /** By which it came, with what its link says. */
  readonly order: { readonly id: number; readonly label: string } | null;
  readonly amount: Money;
}

/** One entry of the ledger of a card. */
export function LedgerLine({ title, at, order, amount }: LedgerLineProps) {
  const locale = useAtomValue(localeAtom);
  return (
    <Line>
      <span>
        {title}
        <small>
          {formatDate(new Date(at), 'DD.MM.YYYY', locale)}
          {order && (
            <>
              {' · '}
              <Link to={`/receipts/${order.id}`}>{order.label}</Link>
            </>
          )}
        </small>
      </span>
      <b>{formatMoney(amount, locale)}</b>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font: ${type.second};

  span {
    min-width: 0;
  }

  small {
    display: block;
    color: ${color.textMuted};
    font: ${type.second};
  }

  b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
