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
  const { goods, parts, discount, total } = quote;
  const isReduced = Number(discount.amount) > 0;
  const tickets = { label: t('tickets'), sum: formatMoney(parts?.tickets ?? goods, locale) };
  return (
    <Sums
      rows={[
        ...(parts || isReduced ? [tickets] : []),
        ...(parts ? [{ label: t('extras'), sum: formatMoney(parts.extras, locale) }] : []),
        ...(isReduced
          ? [{ label: commerce('discount'), sum: `−${formatMoney(discount, locale)}` }]
          : []),
      ]}
      total={{ label: commerce('total'), sum: formatMoney(total, locale) }}
    />
  );
}
