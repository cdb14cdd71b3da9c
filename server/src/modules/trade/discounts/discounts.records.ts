import type { Kysely } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';

/** Which cards the person wants to use, and which stand first in their wallet. */
export const DISCOUNT_RECORDS = definePersonalRecords({
  name: 'discount-choices',
  tables: ['discount_choice'],
  select: (db: Kysely<DiscountsTables>, personId) =>
    db
      .selectFrom('discount_choice')
      .select(['organization_id', 'kind', 'is_pinned'])
      .select((eb) =>
        selectOrganizationTitle(eb.ref('discount_choice.organization_id')).as('organization'),
      )
      .where('client_id', '=', personId)
      .orderBy('organization_id'),
});

/** Whoever is gone uses no card any more. */
export const eraseDiscountChoices: Eraser<DiscountsTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('discount_choice').where('client_id', '=', id).execute();
};
