import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { CartsTables } from './carts.tables.ts';

export const CART_RECORDS = definePersonalRecords({
  name: 'carts',
  tables: ['cart'],
  select: (db: Kysely<CartsTables>, personId) =>
    db
      .selectFrom('cart')
      .select(['organization_id', 'spend_cashback', 'promotion_code'])
      .select((eb) => [
        selectOrganizationTitle(eb.ref('cart.organization_id')).as('organization'),
        jsonArrayFrom(
          eb
            .selectFrom('cart_line')
            .select(['cart_line.size_id', 'cart_line.quantity', 'cart_line.added_at'])
            .whereRef('cart_line.cart_id', '=', 'cart.id')
            .orderBy('cart_line.added_at'),
        ).as('lines'),
      ])
      .where('client_id', '=', personId)
      .orderBy('id'),
});
