import type { Kysely, Transaction } from 'kysely';
import type { ReleaseAction, TeamKey } from '@karavan/shared-api/contract/releases';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ReleasesTables } from '../releases.tables.ts';

const COLUMNS = ['id', 'name', 'packages', 'actions', 'created_at', 'revoked_at'] as const;

interface NewKey {
  readonly name: string;
  /** 32 bytes. */
  readonly publicKey: Buffer;
  readonly packages: readonly string[];
  readonly actions: readonly ReleaseAction[];
}

/**
 * Trusts a key; a repeat has no effect.
 * @throws ApiError `conflict` when it is known already for something else, or is revoked
 */
export async function addTeamKey(
  trx: Transaction<ReleasesTables>,
  { name, publicKey, packages, actions }: NewKey,
): Promise<TeamKey> {
  const values = { name, packages: unique(packages), actions: unique(actions) };
  await trx
    .insertInto('team_key')
    .values({ ...values, public_key: publicKey })
    .onConflict((conflict) => conflict.column('public_key').doNothing())
    .execute();
  const row = await trx
    .selectFrom('team_key')
    .select(COLUMNS)
    .where('public_key', '=', publicKey)
    .executeTakeFirstOrThrow();
  const isSame =
    row.revoked_at === null &&
    row.name === name &&
    [row.packages, row.actions].join() === [values.packages, values.actions].join();
  if (!isSame) throw new ApiError('conflict');
  return presentTeamKey(row);
}

/** @throws ApiError `not_found` */
export async function revokeTeamKey(
  trx: Transaction<ReleasesTables>,
  id: number,
): Promise<TeamKey> {
  const row = await trx
    .updateTable('team_key')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.fn<Date>('now')) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentTeamKey(row);
}

export async function listTeamKeys(db: Kysely<ReleasesTables>): Promise<TeamKey[]> {
  const rows = await db.selectFrom('team_key').select(COLUMNS).orderBy('id').execute();
  return rows.map(presentTeamKey);
}

function presentTeamKey(row: {
  id: number;
  name: string;
  packages: string[];
  actions: ReleaseAction[];
  created_at: Date;
  revoked_at: Date | null;
}): TeamKey {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)].toSorted();
}
