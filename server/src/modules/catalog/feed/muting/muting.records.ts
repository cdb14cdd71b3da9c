import type { Kysely } from 'kysely';
import type { Eraser } from '../../../../platform/personal-data/erasure.ts';
import { definePersonalRecords } from '../../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../../organizations/organizations/index.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import { selectItemName, type ItemsTables } from '../../items/index.ts';
import type { MutingTables } from './muting.tables.ts';

export const MUTE_RECORDS = definePersonalRecords({
  name: 'muted_organizations',
  tables: ['organization_mute'],
  select: (db: Kysely<MutingTables & OrganizationsTables>, personId) =>
    db
      .selectFrom('organization_mute')
      .select(['organization_id', 'created_at'])
      .select((eb) =>
        selectOrganizationTitle(eb.ref('organization_mute.organization_id')).as('organization'),
      )
      .where('user_id', '=', personId)
      .orderBy('id'),
});

export const DISMISSAL_RECORDS = definePersonalRecords({
  name: 'dismissed_posts',
  tables: ['post_dismissal'],
  select: (db: Kysely<MutingTables & ItemsTables>, personId) =>
    db
      .selectFrom('post_dismissal')
      .select(['item_id', 'created_at'])
      .select((eb) => selectItemName(eb.ref('post_dismissal.item_id')).as('item'))
      .where('user_id', '=', personId)
      .orderBy('id'),
});

/** A feed that is nobody's leaves nothing out. */
export const eraseMuting: Eraser<MutingTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('organization_mute').where('user_id', '=', id).execute();
  await trx.deleteFrom('post_dismissal').where('user_id', '=', id).execute();
};
