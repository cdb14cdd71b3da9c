import type { SaleQuote } from '@karavan/shared-api/contract/till';
import { presentMoney } from '../../platform/money/present-money.ts';
import { presentCard } from '../carts/index.ts';
import type { Quote } from './quote-sale.ts';

export function presentUid(userId: number): string {
  return `UID${userId}`;
}

export function presentQuote(quote: Quote): SaleQuote {
  const { client, card, currency } = quote;
  const money = (minor: number) => presentMoney(minor, currency);
  const isConfirmed = client.codeWindow !== null;
  return {
    client: {
      uid: presentUid(client.id),
      full_name: client.full_name,
      avatar: client.avatar_key === null ? null : `/files/${client.avatar_key}-small.webp`,
    },
    is_confirmed: isConfirmed,
    card: card && presentCard(card, currency),
    goods: money(quote.goods),
    discount: money(quote.discount),
    cashback: {
      balance: isConfirmed ? money(quote.balance) : null,
      spent: money(quote.cashbackSpent),
      earned: money(quote.cashbackEarned),
    },
    total: money(quote.payable),
  };
}
