import { sql, type Kysely } from 'kysely';
import { drawToken, hashToken } from '../auth/tokens.ts';
import type { Perishable } from '../pruning/perishable.ts';
import type { AuthTables } from '../auth/auth.tables.ts';
import type { RealtimeTables } from './realtime.tables.ts';

const TICKET_SECONDS = 30;

export const PERISHABLE_TICKETS: Perishable = {
  table: 'realtime_ticket',
  column: 'expires_at',
  seconds: 0,
};

export interface Ticket {
  readonly sessionId: number;
  readonly userId: number;
  /** The stream's key in the tables. */
  readonly key: string;
  /** The stream as the client calls it. */
  readonly stream: string;
}

/** Draws a ticket that opens one socket once, within thirty seconds. */
export async function drawTicket(
  db: Kysely<RealtimeTables>,
  ticket: Omit<Ticket, 'userId'>,
): Promise<string> {
  const token = drawToken();
  await db
    .insertInto('realtime_ticket')
    .values({
      hash: hashToken(token),
      session_id: ticket.sessionId,
      key: ticket.key,
      stream: ticket.stream,
      expires_at: sql`now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    .execute();
  return token;
}

/** Uses a ticket up; null for one that is unknown, used or too late, or whose session has ended. */
export async function redeemTicket(
  db: Kysely<RealtimeTables & AuthTables>,
  token: string,
): Promise<Ticket | null> {
  const row = await db
    .deleteFrom('realtime_ticket')
    .using('session')
    .whereRef('session.id', '=', 'realtime_ticket.session_id')
    .where('hash', '=', hashToken(token))
    .returning([
      'session_id',
      'session.user_id',
      'key',
      'stream',
      sql<boolean>`least(realtime_ticket.expires_at, session.expires_at) > now()`.as('is_valid'),
    ])
    .executeTakeFirst();
  if (!row?.is_valid) return null;
  const { session_id: sessionId, user_id: userId, key, stream } = row;
  return { sessionId, userId, key, stream };
}
