import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
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

/** How staff are told of orders that they have to answer. */
export const REQUEST_TYPES: readonly NotificationTypeOf<'orders'>[] = Object.values(WORDS)
  .flatMap((words) => [words(false).placed, words(true).placed])
  .filter((type) => type !== null);

interface OrderFace {
  readonly kind: OrderKind;
  readonly method: OrderMethod;
}

export const wordsFor = ({ kind, method }: OrderFace): OrderWords =>
  WORDS[kind](method === 'online_payment');
