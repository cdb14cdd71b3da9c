import type { Kysely } from 'kysely';
import type { Tables } from '../database-tables.ts';
import { drawToken, hashToken } from '../platform/auth/tokens.ts';

/** Opens a token-only session of a person, past the login. Answers its token. */
export async function openTestSession(db: Kysely<Tables>, userId: number): Promise<string> {
  const token = drawToken();
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      half_hash: null,
      platform: 'web',
      address: null,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return token;
}
