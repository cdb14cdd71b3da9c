import { sql, type Kysely } from 'kysely';
import { z } from 'zod/mini';
import { drawToken, hashToken } from '../../../../platform/auth/tokens.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import type { PasskeysTables } from './passkeys.tables.ts';

/** How long an authenticator has to sign. */
export const CHALLENGE_MINUTES = 10;

export const PERISHABLE_CHALLENGES: Perishable = {
  table: 'passkey_challenge',
  column: 'expires_at',
  seconds: 0,
};

/** What a challenge is for: adding counts for the session that has asked, signing in for everybody. */
export type Purpose =
  | { readonly purpose: 'add'; readonly session_id: number }
  | { readonly purpose: 'sign_in'; readonly session_id: null };

/** Draws a challenge; the database keeps only its hash. */
export async function drawChallenge(
  db: Pick<Kysely<PasskeysTables>, 'insertInto'>,
  purpose: Purpose,
): Promise<string> {
  const challenge = drawToken();
  await db
    .insertInto('passkey_challenge')
    .values({
      ...purpose,
      challenge_hash: hashToken(challenge),
      expires_at: new Date(Date.now() + CHALLENGE_MINUTES * MINUTE_MS),
    })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that an authenticator says it has signed, before the signature is looked at: none
 * is tried twice, and of two requests with the same one a single one goes on.
 * @throws ApiError `code_expired` where it was not drawn for this, or is used or too old
 */
export async function takeChallenge(
  db: Pick<Kysely<PasskeysTables>, 'deleteFrom'>,
  { purpose, session_id }: Purpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) throw new ApiError('wrong_credentials');
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', session_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('code_expired');
  return challenge;
}

const ClientData = z.object({ challenge: z.string() });

function readChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return ClientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}
