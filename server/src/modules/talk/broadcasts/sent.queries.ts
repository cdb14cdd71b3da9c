import { sql, type Kysely } from 'kysely';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
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

/** What an organization has sent, the latest first. */
export function listSent(
  db: Kysely<SentTables>,
  organizationId: number,
  { after, offset, limit }: PageWindow,
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

export function countSent(db: Kysely<BroadcastsTables>, organizationId: number): Promise<number> {
  return countUpToCap(db, sql`select from broadcast where organization_id = ${organizationId}`);
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
