import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { SESSION_COOKIE_DAYS, SESSION_DAYS_MAX } from '@karavan/shared-api/contract/limits';
import { DAY_SECONDS } from '../time/durations.ts';
import type { AuthTables, OpenedWith, SessionTable } from './auth.tables.ts';
import { setSiteCookie } from '../http/site.ts';
import type { Perishable } from '../pruning/perishable.ts';
import { drawCsrfToken, drawToken, hashToken } from './tokens.ts';

export const HALF_COOKIE = 'session';
export const CSRF_COOKIE = 'csrftoken';

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
  readonly openedWith: OpenedWith;
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
      expires_at: new Date(Date.now() + SESSION_COOKIE_DAYS * DAY_SECONDS * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (half) {
    // As long as any session may last: without its row they open nothing.
    const common = { maxAge: SESSION_DAYS_MAX * DAY_SECONDS, sameSite: 'strict' } as const;
    setSiteCookie(reply, HALF_COOKIE, half, { ...common, httpOnly: true });
    setSiteCookie(reply, CSRF_COOKIE, drawCsrfToken(csrfKey, id), common);
  }
  return token;
}
