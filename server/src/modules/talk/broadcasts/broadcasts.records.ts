import type { Kysely } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { BroadcastsTables } from './broadcasts.tables.ts';

/** How far the person has read what organizations write, and which of them they have muted. */
export const BROADCAST_RECORDS = definePersonalRecords({
  name: 'messages_of_organizations',
  tables: ['broadcast_mark'],
  select: (db: Kysely<BroadcastsTables>, personId) =>
    db
      .selectFrom('broadcast_mark')
      .select(['organization_id', 'read_id', 'is_muted'])
      .select((eb) => selectOrganizationTitle(eb.ref('organization_id')).as('organization'))
      .where('user_id', '=', personId)
      .orderBy('organization_id'),
});

/** What they have written for an organization is the organization's. */
export const eraseBroadcastMarks: Eraser<BroadcastsTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('broadcast_mark').where('user_id', '=', id).execute();
};
