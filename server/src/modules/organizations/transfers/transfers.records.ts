import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../organizations/index.ts';
import type { TransfersTables } from './transfers.tables.ts';

/** Organizations that the person has offered, or was offered. */
export const TRANSFER_RECORDS = definePersonalRecords({
  name: 'organization_transfers',
  tables: ['organization_transfer'],
  select: (db: Kysely<TransfersTables>, personId) =>
    db
      .selectFrom('organization_transfer as transfer')
      .select(['transfer.organization_id', 'transfer.status', 'transfer.created_at'])
      .select((eb) => [
        selectOrganizationTitle(eb.ref('transfer.organization_id')).as('organization'),
        eb('transfer.owner_id', '=', personId).as('is_owner'),
      ])
      .where((eb) =>
        eb.or([eb('transfer.owner_id', '=', personId), eb('transfer.recipient_id', '=', personId)]),
      )
      .orderBy('transfer.id'),
});
