import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { SaleClient, SaleQuote } from '@karavan/shared-api/contract/till';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { maskName } from '../../identity/people/index.ts';
import { sumOf } from '../gifts/index.ts';
import { presentCard } from '../discounts/index.ts';
import { presentPromotedSale } from '../promotions/index.ts';
import type { ClientAtTill, Quote } from './quote-sale.ts';

export function presentClientAtTill({
  client,
  card,
  cards,
  isWholesale,
  balance,
  gifts,
  currency,
}: ClientAtTill): SaleClient {
  const isConfirmed = client.codeWindow !== null;
  return {
    client: {
      uid: uidOf(client.id),
      full_name: isConfirmed ? client.full_name : maskName(client.full_name),
      avatar: isConfirmed && client.avatar ? presentImage(client.avatar).small : null,
    },
    is_confirmed: isConfirmed,
    ...(isConfirmed && isWholesale && { is_wholesale: true as const }),
    card: card && presentCard(card, currency),
    cards: cards.map((one) => presentCard(one, currency)),
    currency,
    balance: isConfirmed ? presentMoney(balance, currency) : null,
    ...(isConfirmed && gifts.length > 0 && { gift_balance: presentMoney(sumOf(gifts), currency) }),
  };
}

export function presentQuote(quote: Quote, locale: Locale): SaleQuote {
  const money = (minor: number) => presentMoney(minor, quote.currency);
  return {
    ...presentClientAtTill(quote),
    goods: money(quote.goods),
    discount: money(quote.discount),
    ...presentPromotedSale(quote, quote.currency, locale),
    cashback_spent: money(quote.cashbackSpent),
    cashback_earned: money(quote.cashbackEarned),
    ...(quote.paying.length > 0 && { gift_spent: money(sumOf(quote.paying)) }),
    total: money(quote.payable),
  };
}
