import { sql, type Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { selectPersonCard, type PeopleTables } from '../../identity/people/index.ts';
import {
  selectFollowers,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { OrdersTables } from '../../trade/orders/index.ts';
import { wouldReach } from './audience.policy.ts';
import type { BroadcastsTables } from './broadcasts.tables.ts';

export type SentTables = BroadcastsTables & OrganizationsTables & PeopleTables & FilesTables;
export type AudienceTables = BroadcastsTables & OrganizationsTables & OrdersTables;
export type SentRow = NonNullable<Awaited<ReturnType<typeof findSent>>>;

interface Window {
  readonly after: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What an organization has sent, the latest first. */
export function listSent(
  db: Kysely<SentTables>,
  organizationId: number,
  { after, offset, limit }: Window,
) {
  return selectSent(db)
    .where('broadcast.organization_id', '=', organizationId)
    .$if(after !== undefined, (query) => query.where('broadcast.id', '<', after!.id))
    .orderBy('broadcast.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findSent(db: Pick<Kysely<SentTables>, 'selectFrom'>, id: number) {
  return selectSent(db).where('broadcast.id', '=', id).executeTakeFirst();
}

/** Counted no further than the cap. */
export async function countSent(
  db: Kysely<BroadcastsTables>,
  organizationId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from broadcast where organization_id = ${organizationId} limit ${COUNT_CAP + 1}
    ) as counted`.execute(db);
  return rows[0]!.count;
}

function selectSent(db: Pick<Kysely<SentTables>, 'selectFrom'>) {
  return db
    .selectFrom('broadcast')
    .innerJoin('broadcast_tally as tally', 'tally.broadcast_id', 'broadcast.id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'broadcast.organization_id'),
    )
    .select((eb) => [
      'organization.currency',
      'broadcast.id',
      'broadcast.text',
      'broadcast.audience',
      'broadcast.days',
      'broadcast.spent_from',
      'broadcast.sent_at',
      'broadcast.withdrawn_at',
      'tally.recipient_count',
      'tally.read_count',
      selectPersonCard(eb.ref('broadcast.author_id')).$notNull().as('author'),
    ]);
}

interface Plan {
  readonly organizationId: number;
  readonly authorId: number;
  readonly audience: MessageAudience;
  readonly days: number | null;
  /** Minor units. */
  readonly spentFrom: number | null;
}

/** How many followers something that is sent now reaches. */
export async function countAudience(
  db: Kysely<AudienceTables>,
  { organizationId, authorId, ...terms }: Plan,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectFollowers().as('follower'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(wouldReach({ organization: organizationId, author: authorId, ...terms }))
    .executeTakeFirstOrThrow();
  return count;
}
