import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { SaleQuote } from '@karavan/shared-api/contract/till';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, size, weight } from '@karavan/shared-ui/tokens';
import { useT as useCommerceT } from '../../../../shared/translation.ts';
import { useT } from '../../translation.ts';

interface SaleDoneProps {
  readonly id: number;
  readonly quote: SaleQuote;
}

/** The sale is done: leads to the receipt and to the next client. */
export function SaleDone({ id, quote }: SaleDoneProps) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const navigate = useNavigate();
  const { total, client } = quote;
  return (
    <Live role="status">
      <EmptyState
        scene="done"
        title={commerce('sold')}
        text={t('sale_done_text', {
          sum: formatMoney(total, locale),
          name: client.full_name || client.uid,
        })}
        action={{ label: t('to_receipt'), run: () => void navigate(`/receipts/${id}`) }}
      />
      <Next to="/scan">{t('sale_next')}</Next>
    </Live>
  );
}

const Live = styled.div`
  display: grid;
  justify-items: center;
`;

const Next = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
