import type { Kysely } from 'kysely';
import * as blacklist from '@karavan/shared-api/contract/blacklist';
import * as contract from '@karavan/shared-api/contract/followers';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import {
  findByReference,
  limitSearch,
  presentPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import { countBlocked, findBlocked, findBlockedIds, type BlocksTables } from '../blocks/index.ts';
import {
  countFollowersOf,
  declineFollower,
  findFollowers,
  findOrganization,
  removeFollower,
  type OrganizationsTables,
} from '../organizations/index.ts';
import type { StaffTables } from '../staff/index.ts';
import { acceptAndTell } from './answer-follower.ts';
import { blockPerson, unblockPerson } from './block-person.ts';

type ListTables = BlocksTables & FilesTables & OrganizationsTables & PeopleTables & StaffTables;

interface FollowersDependencies {
  readonly db: Kysely<ListTables & ThrottleTables>;
  readonly transact: Transact<ListTables & AuditTables>;
  /** Of the personal codes. */
  readonly codeKey: Buffer;
}

export function followersRoutes({
  db,
  transact,
  codeKey,
}: FollowersDependencies): ImplementedRoute[] {
  async function countAll(organizationId: number): Promise<contract.FollowerCounts> {
    const count = (status: contract.FollowerStatus) =>
      countFollowersOf(db, { organizationId, status });
    const [organization, requested, declined, blocked] = await Promise.all([
      findOrganization(db, organizationId),
      count('requested'),
      count('declined'),
      countBlocked(db, { organizationId, search: undefined }),
    ]);
    return { accepted: organization?.follower_count ?? 0, requested, declined, blocked };
  }

  /** Limited as every search for people by their numbers. */
  const findTyped = (searcherId: number, text: string) =>
    limitSearch(db, searcherId, async (found) => {
      const person = await findByReference(db, { codeKey, text, field: 'person' });
      await found(person);
      return person.id;
    });

  return [
    implement(contract.listFollowers, async ({ params: { id }, query }) => {
      const { limit, status, search } = query;
      const window = pageWindow(query, 'time');
      const filter = { organizationId: id, status, search };
      const [rows, count] = await Promise.all([
        findFollowers(db, filter, window),
        countFollowersOf(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row): contract.Follower => ({
          ...presentPersonCard(row.user),
          status: row.status,
          created_at: row.created_at.toISOString(),
        }),
        cursorOf: (row) => encodeCursor({ value: row.since, id: row.user_id }),
      });
    }),
    implement(contract.countFollowers, ({ params: { id } }) => countAll(id)),
    implement(contract.acceptFollower, async ({ params: { id }, body: { user_id }, context }) => {
      await transact((unit) =>
        acceptAndTell(unit, context, { organizationId: id, userId: user_id }),
      );
      return countAll(id);
    }),
    implement(contract.acceptAllFollowers, async ({ params: { id }, context }) => {
      const accepted_now = await transact((unit) =>
        acceptAndTell(unit, context, { organizationId: id, userId: null }),
      );
      return { ...(await countAll(id)), accepted_now };
    }),
    implement(contract.declineFollower, async ({ params: { id }, body: { user_id }, context }) => {
      await transact(async ({ trx }) => {
        await recordAudit(trx, context, { user: user_id });
        await declineFollower(trx, { organizationId: id, userId: user_id });
      });
      return countAll(id);
    }),
    implement(contract.removeFollower, async ({ params: { id }, body: { user_id }, context }) => {
      await transact(async ({ trx }) => {
        await recordAudit(trx, context, { user: user_id });
        await removeFollower(trx, { organizationId: id, userId: user_id });
      });
      return countAll(id);
    }),
    implement(blacklist.listBlacklist, async ({ params: { id }, query }) => {
      const { limit, search } = query;
      const window = pageWindow(query, 'time');
      const filter = { organizationId: id, search };
      const [rows, count] = await Promise.all([
        findBlocked(db, filter, window),
        countBlocked(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row): blacklist.BlockedPerson => ({
          ...presentPersonCard(row.user),
          blocked_by: row.blocked_by && presentPersonCard(row.blocked_by),
          created_at: row.created_at.toISOString(),
        }),
        cursorOf: (row) => encodeCursor({ value: row.blocked_at, id: row.user_id }),
      });
    }),
    implement(blacklist.listBlockedUsers, async ({ params: { id } }) => ({
      list: await findBlockedIds(db, id),
    })),
    implement(blacklist.blockUser, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const personId = body.user_id ?? (await findTyped(userId, body.person!));
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { user: personId });
        await blockPerson(unit, { organizationId: id, personId, actorId: userId });
      });
      return { is_blocked: true };
    }),
    implement(blacklist.unblockUser, async ({ params: { id }, body: { user_id }, context }) => {
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { user: user_id });
        await unblockPerson(unit, { organizationId: id, personId: user_id });
      });
      return { is_blocked: false };
    }),
  ];
}
