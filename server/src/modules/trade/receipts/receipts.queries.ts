import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../../database-tables.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import { COUNT_CAP } from '../../../platform/paging/page-answer.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { selectLastDelivery } from '../delivery/index.ts';
import {
  mayReadOrder,
  permissionsInOrder,
  selectLines,
  selectOrderRows,
  selectOrders,
  selectPieceCount,
} from '../orders/index.ts';
import { selectBooking } from '../rental-periods/index.ts';
import { selectTickets } from '../tickets/index.ts';

export type ReceiptSummaryRow = Awaited<ReturnType<typeof findReceipts>>[number];
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

function selectReceipts(db: Kysely<Tables>) {
  return selectOrderRows(db)
    .innerJoin('organization', 'organization.id', 'sale_order.organization_id')
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .leftJoin('file as logo', 'logo.id', 'organization.image_id')
    .select([
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.verification_status',
      'organization_type.titles as type_titles',
      'logo.key as logo_key',
      'logo.width as logo_width',
      'logo.height as logo_height',
      'logo.thumbhash as logo_thumbhash',
    ])
    .select((eb) => selectPieceCount(eb.ref('sale_order.id')).as('item_count'));
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
    .selectFrom(
      selectOrders(db)
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
        selectLines(eb.ref('sale_order.id'))
          .leftJoin('item_image', (join) =>
            join.onRef('item_image.item_id', '=', 'line.item_id').on('item_image.position', '=', 0),
          )
          .leftJoin('file', 'file.id', 'item_image.file_id')
          .select((inner) =>
            jsonBuildObject({
              key: inner.ref('file.key'),
              width: inner.ref('file.width'),
              height: inner.ref('file.height'),
              thumbhash: inner.ref('file.thumbhash'),
            }).as('image'),
          ),
      ).as('lines'),
    )
    .where('sale_order.id', '=', id)
    .select((eb) => [
      selectLastDelivery(eb.ref('sale_order.id')).as('delivery'),
      selectBooking(eb.ref('sale_order.id')).as('booking'),
      selectTickets(eb.ref('sale_order.id')).as('tickets'),
    ])
    .select(permissionsInOrder(readerId).as('permissions'))
    .where(mayReadOrder(readerId))
    .executeTakeFirst();
}
