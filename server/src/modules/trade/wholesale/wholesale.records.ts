import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { WholesaleTables } from './wholesale.tables.ts';

/** Where the person has asked for wholesale prices. */
export const WHOLESALE_RECORDS = definePersonalRecords({
  name: 'wholesale',
  tables: ['wholesale_client'],
  select: (db: Kysely<WholesaleTables>, personId) =>
    db
      .selectFrom('wholesale_client')
      .select(['organization_id', 'status', 'note', 'requested_at', 'answered_at'])
      .select((eb) =>
        selectOrganizationTitle(eb.ref('wholesale_client.organization_id')).as('organization'),
      )
      .where('client_id', '=', personId)
      .orderBy('organization_id'),
});
