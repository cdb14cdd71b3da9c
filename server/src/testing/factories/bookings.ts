import { sql, type Insertable, type Kysely } from 'kysely';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { Tables } from '../../database-tables.ts';
import { createItem } from './catalog.ts';
import { createOrder } from './orders.ts';

type Terms = Partial<Insertable<Tables['rental_terms']>>;

interface RentalOptions extends Terms {
  readonly organizationId?: number;
  readonly item?: Partial<Insertable<Tables['item']>>;
  /** Minor units for one of the unit. */
  readonly price?: number;
  readonly unit?: PeriodUnit;
}

/** Something that is let by the day, from 14:00. Answers the item. */
export async function createRental(
  db: Kysely<Tables>,
  { organizationId, item, price = 200_000, unit = 'day', ...terms }: RentalOptions = {},
): Promise<number> {
  const item_id = await createItem(db, {
    kind: 'rent',
    name: 'Квартира',
    price,
    price_unit: unit,
    ...(organizationId !== undefined && { organization_id: organizationId }),
    ...item,
  });
  await db
    .insertInto('rental_terms')
    .values({
      item_id,
      units_min: 1,
      units_max: 30,
      starts_from: '14:00',
      starts_until: '14:00',
      quantity: 1,
      ...terms,
    })
    .execute();
  return item_id;
}

interface BookingOptions {
  readonly organizationId: number;
  readonly itemId: number;
  readonly clientId: number;
}

/** A day's booking that is accepted, paid for and due: it began an hour ago. Answers the order. */
export async function createDueBooking(
  db: Kysely<Tables>,
  { organizationId, itemId, clientId }: BookingOptions,
): Promise<number> {
  const price = 200_000;
  const order_id = await createOrder(db, {
    kind: 'rent',
    organization_id: organizationId,
    client_id: clientId,
    method: 'online_payment',
    goods: price,
    status: 'accepted',
    accepted_at: new Date(),
    payment_status: 'accepted',
  });
  await db
    .insertInto('sale_order_line')
    .values({ order_id, position: 0, item_id: itemId, name: 'Квартира', quantity: 1, price })
    .execute();
  await db
    .insertInto('rental_booking')
    .values({
      order_id,
      item_id: itemId,
      during: sql<string>`tstzrange(now() - interval '1 hour', now() + interval '23 hours')`,
      unit: 'day',
      units: 1,
      is_sole: true,
    })
    .execute();
  return order_id;
}

/** A day of something, a year from now, that is let to nobody. Answers the block. */
export async function createBlock(
  db: Kysely<Tables>,
  rental: Pick<RentalOptions, 'organizationId'> = {},
): Promise<number> {
  const item_id = await createRental(db, rental);
  const { id: block_id } = await db
    .insertInto('rental_block')
    .values({ item_id, reason: 'repair' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rental_booking')
    .values({
      block_id,
      item_id,
      during: sql<string>`tstzrange(now() + interval '365 days', now() + interval '366 days')`,
      unit: 'day',
      units: 1,
      is_sole: true,
    })
    .execute();
  return block_id;
}

/** A calendar of another site that a rental follows. Answers the calendar. */
export async function createRentalCalendar(
  db: Kysely<Tables>,
  rental: Pick<RentalOptions, 'organizationId'> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('rental_calendar')
    .values({ item_id: await createRental(db, rental), url: 'https://calendar.example/room.ics' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const DAY = 86_400_000;

interface EventOptions {
  readonly organizationId?: number;
  readonly item?: Partial<Insertable<Tables['item']>>;
  readonly quota?: number;
  /** Minor units. */
  readonly price?: number;
  readonly startsAt?: Date;
}

/** An event of a week from now with one section. Answers the item and the section. */
export async function createEvent(
  db: Kysely<Tables>,
  { organizationId, item, quota = 10, price = 50_000, startsAt }: EventOptions = {},
): Promise<{ itemId: number; sizeId: number }> {
  const starts_at = startsAt ?? new Date(Date.now() + 7 * DAY);
  const itemId = await createItem(db, {
    kind: 'ticket',
    name: 'Концерт',
    price,
    ...(organizationId !== undefined && { organization_id: organizationId }),
    ...item,
  });
  await db
    .insertInto('event')
    .values({
      item_id: itemId,
      starts_at,
      ends_at: new Date(starts_at.getTime() + 3 * 3_600_000),
      place: 'Большой зал',
    })
    .execute();
  const { id } = await db
    .insertInto('item_size')
    .values({ item_id: itemId, size: 'Партер', stock: quota })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { itemId, sizeId: id };
}

interface TicketOptions extends Pick<EventOptions, 'organizationId'> {
  readonly clientId: number;
  /** Whom it is offered to. */
  readonly recipientId?: number;
}

/** A ticket that is paid for, and where it is offered, the offer. */
export async function createTicket(
  db: Kysely<Tables>,
  { organizationId, clientId, recipientId }: TicketOptions,
): Promise<{ orderId: number; ticketId: number; offerId: number | null }> {
  const { itemId } = await createEvent(db, {
    ...(organizationId !== undefined && { organizationId }),
  });
  const item = await db
    .selectFrom('item')
    .select('organization_id')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  const order_id = await createOrder(db, {
    kind: 'ticket',
    organization_id: item.organization_id,
    client_id: clientId,
    method: 'self_pickup',
    status: 'accepted',
    accepted_at: new Date(),
    payment_status: 'accepted',
    fulfilled_at: new Date(),
  });
  const ticket = await db
    .insertInto('ticket')
    .values({ order_id, item_id: itemId, size: 'Партер', secret: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sale_order_line')
    .values({ order_id, position: 0, item_id: itemId, name: 'Концерт', quantity: 1, price: 1000 })
    .execute();
  if (recipientId === undefined) return { orderId: order_id, ticketId: ticket.id, offerId: null };
  const offer = await db
    .insertInto('ticket_offer')
    .values({ ticket_id: ticket.id, giver_id: clientId, recipient_id: recipientId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: order_id, ticketId: ticket.id, offerId: offer.id };
}

/** Somebody who waits for places of an event that has none left. Answers their place in the list. */
export async function createWait(
  db: Kysely<Tables>,
  { organizationId, userId }: Pick<EventOptions, 'organizationId'> & { readonly userId: number },
): Promise<number> {
  const { itemId, sizeId } = await createEvent(db, {
    quota: 0,
    ...(organizationId !== undefined && { organizationId }),
  });
  const { id } = await db
    .insertInto('ticket_wait')
    .values({ item_id: itemId, size_id: sizeId, user_id: userId, quantity: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
