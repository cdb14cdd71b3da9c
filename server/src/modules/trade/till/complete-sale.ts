import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { refuseBlocked } from '../../organizations/blocks/index.ts';
import { keepToTotal } from '../discounts/index.ts';
import { openOrder, type Orders } from '../orders/index.ts';
import { quoteSale, type TillKeys, type WantedSale } from './quote-sale.ts';
import { presentQuote } from './till.presenter.ts';
import { spendPersonalCode } from './spend-personal-code.ts';

interface Completion extends WantedSale {
  /** What the seller has read out, a decimal string; undefined: whatever it is. */
  readonly total: string | undefined;
  readonly locale: Locale;
}

/**
 * Books a sale of a typed sum: an order without lines that the till sells at once, so that payment,
 * cashback, accumulated spend and notifications are those of every other sale.
 * @throws ApiError as `quoteSale`; `client_blocked` for somebody the organization has
 * blocked, `client_code_used` for a code that has opened a sale before, and
 * `quote_changed` when the sum is not the one the seller has read out
 */
export async function completeSale(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  keys: TillKeys,
  { total, locale, ...wanted }: Completion,
): Promise<number> {
  const { trx } = unit;
  const { organizationId, sellerId } = wanted;
  const quote = await quoteSale(trx, keys, wanted);
  const { client, card, currency, goods } = quote;
  await refuseBlocked(trx, { organizationId, personId: client.id }, 'client_blocked');
  await spendPersonalCode(trx, client);
  keepToTotal(total, quote, presentQuote(quote, locale));
  const opened = await openOrder(unit, {
    order: {
      organization_id: organizationId,
      client_id: client.id,
      currency,
      method: 'cart_checkout',
    },
    lines: [],
    goods,
    price: quote,
    card,
    promotion: quote.counting,
    gifts: quote.paying,
    earnsAtOnce: true,
  });
  if (!opened) throw new ApiError('quote_changed');
  const of = { organizationId, actorId: sellerId };
  await orders.move(unit, { orderId: opened.id, action: 'sell', of });
  return opened.id;
}
