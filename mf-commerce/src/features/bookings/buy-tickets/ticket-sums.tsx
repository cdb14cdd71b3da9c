import { useAtomValue } from 'jotai';
import type { TicketQuote } from '@karavan/shared-api/contract/tickets';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Sums } from '../../../shared/sums.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

/** What the chosen tickets cost. */
export function TicketSums({ quote }: { readonly quote: TicketQuote }) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const { goods, discount, total } = quote;
  const isReduced = Number(discount.amount) > 0;
  return (
    <Sums
      rows={
        isReduced
          ? [
              { label: t('tickets'), sum: formatMoney(goods, locale) },
              { label: commerce('discount'), sum: `−${formatMoney(discount, locale)}` },
            ]
          : []
      }
      total={{ label: commerce('total'), sum: formatMoney(total, locale) }}
    />
  );
}
