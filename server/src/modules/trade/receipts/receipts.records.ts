import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { presentAmount } from '../../../platform/money/present-money.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import {
  selectOrganizationTitle,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectLines, selectOrderRows, type OrdersTables } from '../orders/index.ts';
import { selectBooking } from '../rental-periods/index.ts';
import { selectTickets } from '../tickets/index.ts';

const SUMS = [
  'goods',
  'discount',
  'promotion_discount',
  'delivery_fee',
  'cashback_spent',
  'cashback_earned',
  'gift_spent',
  'gift_returned',
  'refunded',
  'total',
] as const;

export const ORDER_RECORDS = definePersonalRecords({
  name: 'orders',
  tables: ['sale_order', 'ticket'],
  select: (db: Kysely<OrdersTables & OrganizationsTables & FilesTables>, personId) =>
    selectOrderRows(db)
      .select(['sale_order.organization_id', 'sale_order.city', 'sale_order.district'])
      .select(['sale_order.phone', 'sale_order.comment'])
      .select((eb) => [
        selectOrganizationTitle(eb.ref('sale_order.organization_id')).as('organization'),
        jsonArrayFrom(selectLines(eb.ref('sale_order.id'))).as('lines'),
        selectBooking(eb.ref('sale_order.id')).as('booking'),
        selectTickets(eb.ref('sale_order.id')).as('tickets'),
      ])
      .where('sale_order.client_id', '=', personId)
      .orderBy('sale_order.id'),
  present: (row) => {
    const { lines, client_id: _, ...order } = row;
    return {
      ...order,
      ...Object.fromEntries(SUMS.map((sum) => [sum, presentAmount(order[sum], order.currency)])),
      lines: lines.map(({ price, discount, ...line }) => ({
        ...line,
        price: presentAmount(price, order.currency),
        discount: presentAmount(discount, order.currency),
      })),
    };
  },
});
