import { useAtomValue } from 'jotai';
import type { Money } from '@karavan/shared-api/contract/common';
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
  const { goods, parts, discount, gifts, total } = quote;
  const taken = (label: string, sum: Money | undefined) =>
    sum && Number(sum.amount) > 0 ? [{ label, sum: `−${formatMoney(sum, locale)}` }] : [];
  const reductions = [
    ...taken(commerce('discount'), discount),
    ...taken(commerce('gift_spent'), gifts?.spent),
  ];
  const tickets = { label: t('tickets'), sum: formatMoney(parts?.tickets ?? goods, locale) };
  return (
    <Sums
      rows={[
        ...(parts || reductions.length > 0 ? [tickets] : []),
        ...(parts ? [{ label: t('extras'), sum: formatMoney(parts.extras, locale) }] : []),
        ...reductions,
      ]}
      total={{ label: commerce('total'), sum: formatMoney(total, locale) }}
    />
  );
}
