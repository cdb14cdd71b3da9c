import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { SESSION_COOKIE_DAYS } from '@karavan/shared-api/contract/limits';
import type { Actor } from './actor.ts';
import type { AuthTables, SessionTable } from './auth.tables.ts';
import type { HasAccount } from './has-account.ts';
import { setSiteCookie } from '../http/site.ts';
import type { Perishable } from '../pruning/perishable.ts';
import { drawCsrfToken, drawToken, equal, hashToken } from './tokens.ts';

export const HALF_COOKIE = 'session';
export const CSRF_COOKIE = 'csrftoken';
/** The last use is kept this exactly, so that reading costs no write. */
const LAST_USE_PRECISION_MS = 60_000;
const SESSION_SECONDS = SESSION_COOKIE_DAYS * 86_400;

/** Whether a browser sent this request: they all say where it comes from. */
function isFromBrowser(request: FastifyRequest): boolean {
  return 'origin' in request.headers || 'sec-fetch-site' in request.headers;
}

export const PERISHABLE_SESSIONS: Perishable = {
  table: 'session',
  column: 'expires_at',
  seconds: 0,
};

export interface NewSession {
  readonly userId: number;
  readonly platform: SessionTable['platform'];
  readonly device: string;
  readonly location: string;
  /** What the person proved themselves with. */
  readonly openedWith: 'code' | 'password';
}

/**
 * Opens a session and answers its token. A browser also gets a second half that no script can read,
 * and the token that its writes must carry.
 */
export async function openSession(
  db: Kysely<AuthTables>,
  { userId, platform, device, location, openedWith }: NewSession,
  { request, reply, csrfKey }: { request: FastifyRequest; reply: FastifyReply; csrfKey: Buffer },
): Promise<string> {
  const token = drawToken();
  const half = isFromBrowser(request) ? drawToken() : null;
  const person = { user_id: userId, platform, device, location, opened_with: openedWith };
  const { id } = await db
    .with('history', (query) =>
      query.insertInto('sign_in').values({ ...person, address: request.ip }),
    )
    .insertInto('session')
    .values({
      ...person,
      token_hash: hashToken(token),
      half_hash: half === null ? null : hashToken(half),
      address: request.ip,
      expires_at: new Date(Date.now() + SESSION_SECONDS * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (half) {
    const common = { maxAge: SESSION_SECONDS, sameSite: 'strict' } as const;
    setSiteCookie(reply, HALF_COOKIE, half, { ...common, httpOnly: true });
    setSiteCookie(reply, CSRF_COOKIE, drawCsrfToken(csrfKey, id), common);
  }
  return token;
}

/** The person behind a token, or null when it opens no session (any more), or they have no account. */
export async function findActor(
  db: Kysely<AuthTables>,
  hasAccount: HasAccount,
  { token, half }: { readonly token: string; readonly half: string | undefined },
): Promise<Actor | null> {
  const row = await db
    .selectFrom('session')
    .select(['id', 'user_id', 'half_hash', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(hasAccount(sql.ref('session.user_id')))
    .executeTakeFirst();
  if (!row) return null;
  const isWhole =
    row.half_hash === null || (half !== undefined && equal(row.half_hash, hashToken(half)));
  if (!isWhole) return null;
  if (Date.now() - row.last_used_at.getTime() > LAST_USE_PRECISION_MS) {
    await db
      .updateTable('session')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', row.id)
      .execute();
  }
  return { userId: row.user_id, sessionId: row.id, isBrowser: row.half_hash !== null };
}
