import { sql, type Kysely } from 'kysely';
import type { InvitationCard } from '@karavan/shared-api/contract/cards';
import type { StaffTables } from './staff.tables.ts';

/** Invitations as they stand now, by membership, for the person whom they were sent to. */
export async function readInvitationCards(
  db: Kysely<StaffTables>,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, InvitationCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership')
    .leftJoin('role', 'role.id', 'membership.role_id')
    .select(['membership.id', 'membership.status', 'membership.position', 'membership.expires_at'])
    .select(({ fn }) => fn.coalesce('role.title', 'membership.role_title').as('role'))
    .select(
      sql<boolean>`membership.status = 'invited' and membership.expires_at > now()`.as(
        'can_answer',
      ),
    )
    .where('membership.id', 'in', ids)
    .where('membership.user_id', '=', userId)
    .execute();
  return new Map(
    rows.flatMap(({ id, expires_at, role, ...row }) =>
      expires_at
        ? [
            [
              id,
              {
                ...row,
                membership_id: id,
                role: role ?? '',
                expires_at: expires_at.toISOString(),
              },
            ] as const,
          ]
        : [],
    ),
  );
}

/** What a membership is called now, for those who are told of it. */
export async function findPositionTexts(
  db: Pick<Kysely<StaffTables>, 'selectFrom'>,
  membershipId: number,
): Promise<{ readonly role: string; readonly position: string }> {
  const row = await db
    .selectFrom('membership')
    .leftJoin('role', 'role.id', 'membership.role_id')
    .select(({ fn }) => fn.coalesce('role.title', 'membership.role_title').as('role'))
    .select('membership.position')
    .where('membership.id', '=', membershipId)
    .executeTakeFirstOrThrow();
  return { role: row.role ?? '', position: row.position };
}
