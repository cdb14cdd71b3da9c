import { sql, type Expression, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { ACCOUNT_GRACE_DAYS } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { ERASED_NAME } from './erased-name.ts';
import type { PeopleTables } from './people.tables.ts';

/** Since when somebody has been gone, and when nothing is left of them. */
export interface Departure {
  readonly deactivatedAt: Date;
  readonly erasedOn: Date;
}

/** Somebody whose time to come back is over. */
export interface DepartedPerson {
  readonly id: number;
  readonly phone: string;
  readonly email: string | null;
}

export const departureOf = (deactivatedAt: Date): Departure => ({
  deactivatedAt,
  erasedOn: new Date(deactivatedAt.getTime() + ACCOUNT_GRACE_DAYS * DAY_MS),
});

/**
 * Locks somebody who wants to leave, against everything that would refer to them: what others are just
 * storing is waited for and can be seen afterwards, and what comes later waits here and is refused.
 * @throws ApiError `not_signed_in` for somebody who has left already
 */
export async function lockLeaving(trx: Transaction<PeopleTables>, id: number): Promise<void> {
  const person = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new ApiError('not_signed_in');
}

/** The account is there for nobody any more, and can be had back. The person must be locked. */
export async function deactivatePerson(
  trx: Transaction<PeopleTables>,
  id: number,
): Promise<Departure> {
  const { deactivated_at } = await trx
    .updateTable('app_user')
    .set({ deactivated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('deactivated_at')
    .executeTakeFirstOrThrow();
  return departureOf(deactivated_at!);
}

/** Gives somebody their account back; false where it has been erased, or nobody had left it. */
export async function reactivatePerson(
  trx: Transaction<PeopleTables>,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ deactivated_at: null })
    .where('id', '=', id)
    .where('deactivated_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those who have been gone for longer than they may come back. */
export async function findLongDeparted(
  db: Kysely<PeopleTables>,
  {
    isPostponed,
    limit,
  }: {
    readonly isPostponed: (id: Expression<number>) => RawBuilder<boolean>;
    readonly limit: number;
  },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('app_user')
    .select('id')
    .where(isOver)
    .where((eb) => eb.not(isPostponed(eb.ref('id'))))
    .orderBy('deactivated_at')
    .limit(limit)
    .execute();
}

/** Locks somebody to be erased; undefined where they have come back, or are erased already. */
export async function lockDeparted(
  trx: Transaction<PeopleTables>,
  id: number,
): Promise<DepartedPerson | undefined> {
  const person = await trx
    .selectFrom('app_user')
    .select(['id', 'phone', 'email'])
    .where('id', '=', id)
    .where(isOver)
    .forUpdate()
    .executeTakeFirst();
  return person && { ...person, phone: person.phone! };
}

const isOver = sql<boolean>`app_user.deactivated_at <= now() - make_interval(days => ${sql.lit(ACCOUNT_GRACE_DAYS)})
  and app_user.erased_at is null`;

/** Leaves a pseudonym of a locked person; answers the picture that was theirs. */
export async function leavePseudonym(
  trx: Transaction<PeopleTables>,
  id: number,
): Promise<number | null> {
  const { rows } = await sql<{ avatar_id: number | null }>`
    update app_user set phone = null, full_name = ${ERASED_NAME}, username = null,
      gender = 'unspecified', birthday = null, avatar_id = null, email = null,
      is_email_verified = false, password_hash = null, locale = default, region = null,
      erased_at = now()
    from app_user before
    where app_user.id = ${id} and before.id = app_user.id
    returning before.avatar_id`.execute(trx);
  return rows[0]!.avatar_id;
}
