import type { Kysely } from 'kysely';
import type { Passkey } from '@karavan/shared-api/contract/passkeys';
import type { PasskeysTables } from './passkeys.tables.ts';

type Db = Pick<Kysely<PasskeysTables>, 'selectFrom'>;

export const SHOWN = ['id', 'credential_id', 'name', 'created_at', 'last_used_at'] as const;

interface ShownRow extends Pick<Passkey, 'id' | 'name'> {
  readonly credential_id: Buffer;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export const presentPasskey = ({
  id,
  credential_id,
  name,
  created_at,
  last_used_at,
}: ShownRow): Passkey => ({
  id,
  credential_id: credential_id.toString('base64url'),
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export function findPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkey')
    .select([...SHOWN, 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** By what its authenticator calls it, with the random name of its person. */
export function findCredential(db: Db, id: Buffer) {
  return db
    .selectFrom('passkey')
    .innerJoin('passkey_handle', 'passkey_handle.user_id', 'passkey.user_id')
    .select([
      'passkey.id',
      'passkey.user_id',
      'passkey.public_key',
      'passkey.counter',
      'passkey_handle.handle',
    ])
    .where('passkey.credential_id', '=', id)
    .executeTakeFirst();
}

export async function rename(
  db: Pick<Kysely<PasskeysTables>, 'updateTable'>,
  { userId, id, name }: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey | null> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(SHOWN)
    .executeTakeFirst();
  return renamed ? presentPasskey(renamed) : null;
}
