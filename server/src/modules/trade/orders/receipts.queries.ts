import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../database-tables.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import { COUNT_CAP } from '../../../platform/paging/page-answer.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { mayReadOrder, permissionsInOrder } from './order.policy.ts';

export type ReceiptSummaryRow = Awaited<ReturnType<typeof findReceipts>>[number];
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

function selectReceipts(db: Kysely<Tables>) {
  return db
    .selectFrom('sale_order')
    .innerJoin('organization', 'organization.id', 'sale_order.organization_id')
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .leftJoin('file as logo', 'logo.id', 'organization.image_id')
    .select([
      'sale_order.id',
      'sale_order.client_id',
      'sale_order.kind',
      'sale_order.status',
      'sale_order.payment_status',
      'sale_order.method',
      'sale_order.reason',
      'sale_order.currency',
      'sale_order.goods',
      'sale_order.discount',
      'sale_order.delivery_fee',
      'sale_order.delivery_status',
      'sale_order.address as delivery_address',
      'sale_order.cashback_spent',
      'sale_order.cashback_earned',
      'sale_order.refunded',
      'sale_order.total',
      'sale_order.basis_points',
      'sale_order.created_at',
      'sale_order.accepted_at',
      'sale_order.deadline',
      'sale_order.fulfilled_at',
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.verification_status',
      'organization_type.titles as type_titles',
      'logo.key as logo_key',
      'logo.width as logo_width',
      'logo.height as logo_height',
      'logo.thumbhash as logo_thumbhash',
    ])
    .select((eb) =>
      eb
        .selectFrom('sale_order_line')
        .whereRef('order_id', '=', 'sale_order.id')
        .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as('count'))
        .as('item_count'),
    );
}

interface ReceiptWindow {
  readonly after: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

export function findReceipts(
  db: Kysely<Tables>,
  clientId: number,
  { after, offset, limit }: ReceiptWindow,
) {
  return selectReceipts(db)
    .where('client_id', '=', clientId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(sale_order.created_at, sale_order.id) < (${after!.value}::timestamptz, ${after!.id})`,
      ),
    )
    .select(exactTime('sale_order.created_at').as('created_at_exact'))
    .orderBy('sale_order.created_at', 'desc')
    .orderBy('sale_order.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Counted no further than the cap. */
export async function countReceipts(db: Kysely<Tables>, clientId: number): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('sale_order')
        .select(sql`1`.as('one'))
        .where('client_id', '=', clientId)
        .limit(COUNT_CAP + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An order with its lines and people, for whoever may read it. */
export function findReceipt(db: Kysely<Tables>, id: number, readerId: number) {
  return selectReceipts(db)
    .innerJoin('app_user as client', 'client.id', 'sale_order.client_id')
    .leftJoin('app_user as cashier', 'cashier.id', 'sale_order.cashier_id')
    .select([
      'client.full_name as client_name',
      'cashier.full_name as cashier_name',
      'organization.address',
      'organization.phone',
      'organization.time_zone',
      'sale_order.city as delivery_city',
      'sale_order.phone as delivery_phone',
      'sale_order.comment as delivery_comment',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sale_order_line as line')
          .leftJoin('item_image', (join) =>
            join.onRef('item_image.item_id', '=', 'line.item_id').on('item_image.position', '=', 0),
          )
          .leftJoin('file', 'file.id', 'item_image.file_id')
          .whereRef('line.order_id', '=', 'sale_order.id')
          .select(['line.item_id', 'line.name', 'line.size', 'line.quantity'])
          .select(['line.price', 'line.discount'])
          .select((inner) =>
            jsonBuildObject({
              key: inner.ref('file.key'),
              width: inner.ref('file.width'),
              height: inner.ref('file.height'),
              thumbhash: inner.ref('file.thumbhash'),
            }).as('image'),
          )
          .orderBy('line.position'),
      ).as('lines'),
    )
    .where('sale_order.id', '=', id)
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('delivery')
          .leftJoin('app_user as courier', 'courier.id', 'delivery.courier_id')
          .whereRef('delivery.order_id', '=', 'sale_order.id')
          .select(['delivery.pin', 'delivery.reason', 'delivery.finished_at', 'courier.full_name'])
          .select(['delivery.cash_due', 'delivery.cash_settled_at'])
          .select((inner) =>
            jsonObjectFrom(
              inner
                .selectFrom('file')
                .select(['file.key', 'file.width', 'file.height', 'file.thumbhash'])
                .whereRef('file.id', '=', 'delivery.photo_id'),
            ).as('photo'),
          )
          .orderBy('delivery.attempt', 'desc')
          .limit(1),
      ).as('delivery'),
    )
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('rental_booking')
          .whereRef('rental_booking.order_id', '=', 'sale_order.id')
          .select(['item_id', 'unit', 'units', 'activated_at', 'completed_at'])
          .select(sql<string>`lower(during)`.as('starts_at'))
          .select(sql<string>`upper(during)`.as('ends_at')),
      ).as('booking'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('ticket')
          .innerJoin('event', 'event.item_id', 'ticket.item_id')
          .whereRef('ticket.order_id', '=', 'sale_order.id')
          .select(['ticket.id', 'ticket.item_id', 'ticket.size', 'ticket.secret'])
          .select(['ticket.activated_at', 'event.starts_at', 'event.ends_at', 'event.place'])
          .orderBy('ticket.id'),
      ).as('tickets'),
    )
    .select(permissionsInOrder(readerId).as('permissions'))
    .where(mayReadOrder(readerId))
    .executeTakeFirst();
}
