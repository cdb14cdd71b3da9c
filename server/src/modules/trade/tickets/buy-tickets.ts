import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { holdStock, type ItemsTables } from '../../catalog/items/index.ts';
import { lockPerson } from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { findCard, priceSale } from '../discounts/index.ts';
import {
  limitOpenOrders,
  minutesFromNow,
  movePayment,
  openOrder,
  type OrderDeadlines,
  type Orders,
} from '../orders/index.ts';

const SECRET_BYTES = 24;

interface Purchase {
  readonly sizeId: number;
  readonly quantity: number;
  readonly clientId: number;
  readonly method: 'online_payment' | 'self_pickup';
  readonly deadlines: OrderDeadlines;
}

/**
 * Reserves tickets of one section of an event for as long as paying takes. Nobody has to accept them;
 * free ones are valid at once.
 * @throws ApiError `not_found` for what is no event, or over; `sold_out` when so many are not left,
 * as `limitOpenOrders`, `conflict` where nothing is paid online
 */
export async function buyTickets(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  { sizeId, quantity, clientId, method, deadlines }: Purchase,
): Promise<number> {
  const { trx } = unit;
  await lockPerson(trx, clientId);
  const section = await findSection(trx, sizeId);
  const { organization_id, item_id, currency, name, price: unitPrice, size } = section;
  if (method === 'online_payment' && !section.takes_online_payment) throw new ApiError('conflict');
  const pieces = [{ sizeId, quantity }];
  await limitOpenOrders(trx, { clientId, organizationId: organization_id, pieces });
  if (!(await holdStock(trx, pieces))) throw new ApiError('sold_out');
  const card = await findCard(trx, organization_id, clientId);
  const goods = unitPrice * quantity;
  const price = priceSale(goods, card, 0);
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
    lines: [
      {
        item_id,
        size_id: sizeId,
        size,
        name,
        quantity,
        price: unitPrice,
        discount: price.discount,
      },
    ],
    goods,
    price,
    card,
  });
  const { id: orderId, total } = opened!;
  await trx
    .insertInto('ticket')
    .values(
      Array.from({ length: quantity }, () => ({
        order_id: orderId,
        item_id,
        size,
        secret: randomBytes(SECRET_BYTES).toString('base64url'),
      })),
    )
    .execute();
  if (total === 0) {
    await movePayment(unit, opened!, 'waive');
    await orders.move(unit, { orderId, action: 'issue', of: 'payment' });
  }
  return orderId;
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

async function findSection(trx: Transaction<ItemsTables & OrganizationsTables>, sizeId: number) {
  const section = await trx
    .selectFrom('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .innerJoin('event', 'event.item_id', 'item.id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['item_size.item_id', 'item_size.size', 'item.name', 'item.price'])
    .select(['item.organization_id', 'organization.currency', 'event.starts_at'])
    .select('organization.takes_online_payment')
    .where('item_size.id', '=', sizeId)
    .where('item.kind', '=', 'ticket')
    .where('item.is_published', '=', true)
    .where('event.starts_at', '>', new Date())
    .executeTakeFirst();
  if (!section || section.price === null) throw new ApiError('not_found');
  return { ...section, price: section.price };
}
