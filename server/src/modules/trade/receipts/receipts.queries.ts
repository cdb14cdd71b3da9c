import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { SELLERS_LISTED_MAX } from '@karavan/shared-api/contract/limits';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { seesItem } from '../../catalog/items/index.ts';
import { selectFullName } from '../../identity/people/index.ts';
import {
  joinOrganizationCard,
  selectFirstPhone,
  selectLook,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectLastDelivery } from '../delivery/index.ts';
import {
  mayReadOrder,
  permissionsInOrder,
  selectLines,
  selectOrderRows,
  selectPieceCount,
  type OrdersTables,
} from '../orders/index.ts';
import { selectPaidAt } from '../payments/index.ts';
import { selectBooking } from '../rental-periods/index.ts';
import { selectTicketsInHands } from '../tickets/index.ts';
import { meetsFilter, type ReceiptFilter } from './receipt-filter.ts';

/** What a receipt is read from. */
export type ReceiptTables = OrdersTables & OrganizationsTables & FilesTables;

export type ReceiptSummaryRow = Awaited<ReturnType<typeof findReceipts>>[number];
export type ReceiptRow = Awaited<ReturnType<typeof findWholeReceipts>>[number];

function selectReceipts(db: Kysely<ReceiptTables>) {
  return joinOrganizationCard(selectOrderRows(db), 'sale_order.organization_id').select((eb) => [
    'organization.time_zone',
    selectLook(eb.ref('sale_order.look_id')).$notNull().as('look'),
    selectPieceCount(eb.ref('sale_order.id')).as('item_count'),
    selectBooking(eb.ref('sale_order.id')).as('booking'),
  ]);
}

interface ReceiptWindow extends PageWindow {
  readonly filter: ReceiptFilter;
}

export function findReceipts(
  db: Kysely<ReceiptTables>,
  clientId: number,
  { filter, after, offset, limit }: ReceiptWindow,
) {
  return selectReceipts(db)
    .where('client_id', '=', clientId)
    .where(meetsFilter(filter))
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

export function countReceipts(
  db: Kysely<ReceiptTables>,
  clientId: number,
  filter: ReceiptFilter,
): Promise<number> {
  return countUpToCap(
    db,
    selectReceipts(db).where('client_id', '=', clientId).where(meetsFilter(filter)),
  );
}

/** The organizations where a client has ordered, by name. */
export function findSellers(db: Kysely<ReceiptTables>, clientId: number) {
  return db
    .selectFrom(
      joinOrganizationCard(
        selectOrderRows(db).where('client_id', '=', clientId),
        'sale_order.organization_id',
      ).as('sold'),
    )
    .select(['sold.organization_id as id', 'sold.organization_title as title'])
    .distinct()
    .orderBy('title')
    .orderBy('id')
    .limit(SELLERS_LISTED_MAX)
    .execute();
}

/** Orders with their lines and people, for whoever may read them. */
export function findWholeReceipts(
  db: Kysely<ReceiptTables>,
  ids: readonly number[],
  readerId: number,
) {
  return selectReceipts(db)
    .select([
      'sale_order.city as delivery_city',
      'sale_order.phone as delivery_phone',
      'sale_order.comment as delivery_comment',
    ])
    .select((eb) =>
      jsonArrayFrom(
        selectLines(eb.ref('sale_order.id')).select((inner) => [
          selectPicture(inner.ref('line.image_id')).as('image'),
          seesItem(inner.ref('line.item_id'), readerId).as('is_sold'),
        ]),
      ).as('lines'),
    )
    .where('sale_order.id', 'in', ids)
    .select((eb) => [
      selectFirstPhone(eb.ref('organization.id')).as('phone'),
      selectFullName(eb.ref('sale_order.client_id')).$notNull().as('client_name'),
      selectFullName(eb.ref('sale_order.cashier_id')).as('cashier_name'),
      selectPaidAt(eb.ref('sale_order.id')).as('paid_online_at'),
      selectLastDelivery(eb.ref('sale_order.id')).as('delivery'),
      selectTicketsInHands(eb.ref('sale_order.id')).as('tickets'),
    ])
    .select(permissionsInOrder(readerId).as('permissions'))
    .where(mayReadOrder(readerId))
    .execute();
}
