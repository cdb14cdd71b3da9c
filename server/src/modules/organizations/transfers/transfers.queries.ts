import { sql, type Kysely } from 'kysely';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { Transfer } from '@karavan/shared-api/contract/transfers';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import {
  maskName,
  presentPersonCard,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import { everWorkedFor, type StaffTables } from '../staff/index.ts';
import type { TransfersTables } from './transfers.tables.ts';

export type TransferListTables = TransfersTables & StaffTables & PeopleTables & FilesTables;

/** The latest offer of an organization; null where there was none. */
export async function findTransfer(
  db: Pick<Kysely<TransferListTables>, 'selectFrom'>,
  organizationId: number,
): Promise<Transfer | null> {
  const row = await db
    .selectFrom('organization_transfer as transfer')
    .select(['transfer.id', 'transfer.status', 'transfer.created_at', 'transfer.ended_at'])
    .select('transfer.expires_at')
    .select(
      sql<boolean>`transfer.status = 'offered' and transfer.expires_at <= now()`.as('is_over'),
    )
    .select((eb) => [
      selectPersonCard(eb.ref('transfer.recipient_id')).$notNull().as('person'),
      everWorkedFor(eb.ref('transfer.recipient_id'), organizationId).as('is_known'),
    ])
    .where('transfer.organization_id', '=', organizationId)
    .orderBy('transfer.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const person = presentPersonCard(row.person);
  return {
    id: row.id,
    status: row.is_over ? 'expired' : row.status,
    person: {
      id: person.id,
      uid: uidOf(person.id),
      full_name: row.is_known ? person.full_name : maskName(person.full_name),
      avatar: row.is_known ? person.avatar : null,
    },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: row.ended_at && row.ended_at.toISOString(),
  };
}
