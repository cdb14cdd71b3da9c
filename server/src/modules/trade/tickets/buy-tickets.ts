import { sql } from 'kysely';
import type { ChosenExtras } from '@karavan/shared-api/contract/event-extras';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { holdExtras, holdStock } from '../../catalog/items/index.ts';
import { lockPerson } from '../../identity/people/index.ts';
import { allocate, keepToTotal } from '../discounts/index.ts';
import {
  limitOpenOrders,
  minutesFromNow,
  movePayment,
  openOrder,
  type OrderDeadlines,
  type Orders,
} from '../orders/index.ts';
import { drawSecret } from './draw-secret.ts';
import { requireOpenSale, shareEventOf } from './open-sale.ts';
import { presentTicketQuote, quoteTickets, type QuotedTickets } from './quote-tickets.ts';
import { endWait, keptBy, leavesQueueAlone, lockOwnWait } from './waiting/change-wait.ts';

interface Purchase {
  readonly sizeId: number;
  readonly quantity: number;
  readonly extras: ChosenExtras;
  readonly spendGifts: boolean;
  readonly clientId: number;
  readonly method: 'online_payment' | 'self_pickup';
  /** As the client has seen it, a decimal string. */
  readonly total: string | undefined;
  readonly deadlines: OrderDeadlines;
}

/**
 * Reserves tickets of one section of an event, and extras along with them, for as long as paying takes. Nobody has to accept them;
 * free ones are valid at once.
 * @throws ApiError `not_found` for what is no event, or over; `event_cancelled`; `sale_not_begun` and `sale_over` with the
 * time as `at`; `sold_out` when not that many are left or others are waiting for them; `extra_sold_out`; whatever
 * `limitOpenOrders` throws; `quote_changed` when they cost something else by now; `conflict` where nothing is paid online
 */
export async function buyTickets(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  { sizeId, quantity, extras, spendGifts, clientId, method, total: shown, deadlines }: Purchase,
): Promise<number> {
  const { trx } = unit;
  await lockPerson(trx, clientId);
  await shareEventOf(trx, sizeId);
  const quoted = await quoteTickets(trx, { sizeId, quantity, extras, spendGifts, clientId });
  const { section, goods, price, card, gifts, payable } = quoted;
  requireOpenSale(section);
  const { organization_id, item_id, currency, size } = section;
  if (method === 'online_payment' && !section.takes_online_payment) throw new ApiError('conflict');
  keepToTotal(shown, { payable, currency }, presentTicketQuote(quoted));
  const pieces = [{ sizeId, quantity }];
  const wait = await lockOwnWait(trx, { sizeId, userId: clientId });
  const kept = keptBy(wait);
  await limitOpenOrders(trx, {
    clientId,
    organizationId: organization_id,
    // What is kept for them they may have, however little is left.
    pieces: quantity > kept ? [{ sizeId, quantity: quantity - kept }] : [],
  });
  // What is kept is free for the order, which holds it next.
  if (wait) await endWait(unit, wait, { organizationId: organization_id, end: 'bought' });
  if (!(await holdStock(trx, pieces))) throw new ApiError('sold_out');
  if (!(await leavesQueueAlone(trx, { sizeId, quantity, wait }))) throw new ApiError('sold_out');
  const chosen = extras.map(({ extra_id: extraId, ...piece }) => ({ extraId, ...piece }));
  if (!(await holdExtras(trx, chosen))) throw new ApiError('extra_sold_out');
  const opened = await openOrder(unit, {
    order: {
      kind: 'ticket',
      organization_id,
      client_id: clientId,
      currency,
      method,
      status: 'accepted',
      accepted_at: new Date(),
      deadline: holdDeadline(method, section.starts_at, deadlines),
    },
    lines: linesOf(quoted, { sizeId, quantity }),
    goods,
    price,
    card,
    gifts: gifts.paying,
    earnsAtOnce: payable === 0,
  });
  // A card has paid for something else meanwhile.
  if (!opened) throw new ApiError('quote_changed');
  const { id: orderId, total } = opened;
  await trx
    .insertInto('ticket')
    .values(
      Array.from({ length: quantity }, () => ({
        order_id: orderId,
        item_id,
        size,
        secret: drawSecret(),
      })),
    )
    .execute();
  if (total === 0) {
    await movePayment(unit, opened, 'waive');
    await orders.move(unit, { orderId, action: 'issue', of: 'payment' });
  }
  return orderId;
}

/** The tickets, then each extra; the discount is spread over them. */
function linesOf(
  { section: { item_id, name, size, price: unitPrice }, extras, price }: QuotedTickets,
  { sizeId, quantity }: Pick<Purchase, 'sizeId' | 'quantity'>,
) {
  const tickets = { item_id, size_id: sizeId, extra_id: null, size, name, quantity };
  const lines = [
    { ...tickets, price: unitPrice },
    ...extras.map(({ id, ...extra }) => ({
      item_id,
      size_id: null,
      extra_id: id,
      size: '',
      ...extra,
    })),
  ];
  const discounts = allocate(
    price.discount,
    lines.map((line) => line.price * line.quantity),
  );
  return lines.map((line, place) => ({ ...line, discount: discounts[place]! }));
}

/** Until when tickets are held that are reserved now, at the longest until the event begins. */
function holdDeadline(
  method: Purchase['method'],
  startsAt: Date,
  { ORDER_PICK_UP_HOURS, TICKET_PAY_MINUTES }: OrderDeadlines,
) {
  const minutes = method === 'online_payment' ? TICKET_PAY_MINUTES : ORDER_PICK_UP_HOURS * 60;
  return sql<Date>`least(${minutesFromNow(minutes)}, ${startsAt})`;
}
