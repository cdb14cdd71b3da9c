import type { OrderKind, OrderMethod } from '@karavan/shared-api/contract/order-states';
import type { OrderWords } from './order-words.ts';
import { PRODUCT_WORDS } from './products.ts';
import { RENTAL_WORDS } from './rentals.ts';
import { TICKET_WORDS } from './tickets.ts';

const WORDS: Readonly<Record<OrderKind, (isOnline: boolean) => OrderWords>> = {
  product: PRODUCT_WORDS,
  rent: () => RENTAL_WORDS,
  ticket: TICKET_WORDS,
};

interface OrderFace {
  readonly kind: OrderKind;
  readonly method: OrderMethod;
}

export const wordsFor = ({ kind, method }: OrderFace): OrderWords =>
  WORDS[kind](method === 'online_payment');
