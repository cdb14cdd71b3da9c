import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/blacklist';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { presentPersonCard, type PeopleTables } from '../../identity/people/index.ts';
import { countBlocked, findBlocked, findBlockedIds, type BlocksTables } from '../blocks/index.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import type { StaffTables } from '../staff/index.ts';
import { blockPerson, unblockPerson } from './block-person.ts';

type ListTables = BlocksTables & FilesTables & OrganizationsTables & PeopleTables & StaffTables;

export function followersRoutes(
  db: Kysely<ListTables>,
  transact: Transact<ListTables & AuditTables>,
): ImplementedRoute[] {
  return [
    implement(contract.listBlacklist, async ({ params: { id }, query }) => {
      const { page, limit, cursor, search } = query;
      const after = decodeCursor(cursor, 'time');
      const filter = { organizationId: id, search };
      const [rows, count] = await Promise.all([
        findBlocked(db, filter, {
          after,
          offset: after ? 0 : (page - 1) * limit,
          limit: limit + 1,
        }),
        countBlocked(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row): contract.BlockedPerson => ({
          user: presentPersonCard(row.user),
          blocked_by: row.blocked_by && presentPersonCard(row.blocked_by),
          created_at: row.created_at.toISOString(),
        }),
        cursorOf: (row) => encodeCursor({ value: row.blocked_at, id: row.user_id }),
      });
    }),
    implement(contract.listBlockedUsers, async ({ params: { id } }) => ({
      list: await findBlockedIds(db, id),
    })),
    implement(contract.blockUser, async ({ params: { id }, body: { user_id }, context }) => {
      const { userId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { user: user_id });
        await blockPerson(unit, { organizationId: id, personId: user_id, actorId: userId });
      });
      return { is_blocked: true };
    }),
    implement(contract.unblockUser, async ({ params: { id }, body: { user_id }, context }) => {
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { user: user_id });
        await unblockPerson(unit, { organizationId: id, personId: user_id });
      });
      return { is_blocked: false };
    }),
  ];
}
