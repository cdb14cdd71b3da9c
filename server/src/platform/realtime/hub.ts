import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import type { RealtimeTables } from './realtime.tables.ts';
import type { Ticket } from './tickets.ts';
import type { WakeUp } from './wake-up.ts';

const HEARTBEAT_MS = 25_000;
/** A client that is this many bytes behind is let go; it resumes from its last event. */
const BACKLOG_MAX = 1_048_576;
const BATCH = 500;

/** Close codes of our own: the client asks for a new ticket and resumes, or gives up. */
const CLOSE_TOO_SLOW = 4008;
const CLOSE_SESSION_ENDED = 4401;

interface Connection extends Ticket {
  readonly socket: WebSocket;
  /** The last event that was sent. */
  seq: number;
  /** Sends follow each other; a wake-up during one leads to another look. */
  sending: Promise<void>;
}

export interface Hub {
  /** Serves a socket whose ticket has been redeemed, from the event after `after` on. */
  serve(socket: WebSocket, ticket: Ticket, after: number | undefined): Promise<void>;
  close(): void;
}

/** The sockets of this process. What they are sent always comes from the tables. */
export function createHub(
  db: Kysely<RealtimeTables>,
  wakeUp: Pick<WakeUp, 'onWake'>,
  log: Pick<Logger, 'warn'>,
): Hub {
  const connections = new Map<string, Set<Connection>>();

  wakeUp.onWake((key) => {
    const [, sessionId] = /^session-ended:(\d+)$/.exec(key) ?? [];
    if (sessionId) closeSession(Number(sessionId));
    else for (const connection of connections.get(key) ?? []) look(connection);
  });
  const heartbeat = setInterval(() => {
    for (const connection of [...connections.values()].flatMap((set) => [...set])) {
      look(connection);
      void connection.sending.then(() => send(connection, 'alive', null));
    }
  }, HEARTBEAT_MS);

  function look(connection: Connection): void {
    connection.sending = connection.sending
      .then(() => sendNew(connection))
      .catch((error: unknown) => log.warn({ err: error }, 'Events could not be read'));
  }

  async function sendNew(connection: Connection): Promise<void> {
    for (;;) {
      const events = await db
        .selectFrom('realtime_event')
        .select(['seq', 'type', 'data'])
        .where('key', '=', connection.key)
        .where('seq', '>', connection.seq)
        .orderBy('seq')
        .limit(BATCH)
        .execute();
      for (const { seq, type, data } of events) {
        connection.seq = seq;
        if (!send(connection, type, data)) return;
      }
      if (events.length < BATCH) return;
    }
  }

  /** Answers whether the client keeps up. */
  function send(connection: Connection, type: string, data: unknown): boolean {
    const { socket, stream, seq } = connection;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > BACKLOG_MAX) {
      socket.close(CLOSE_TOO_SLOW, 'too slow');
      return false;
    }
    socket.send(JSON.stringify({ stream, seq, type, data } satisfies RealtimeFrame));
    return true;
  }

  function closeSession(sessionId: number): void {
    for (const set of connections.values()) {
      for (const connection of set) {
        if (connection.sessionId === sessionId) {
          connection.socket.close(CLOSE_SESSION_ENDED, 'signed out');
        }
      }
    }
  }

  async function findBounds(key: string): Promise<{ latest: number; oldest: number | null }> {
    const [counter, first] = await Promise.all([
      db.selectFrom('realtime_stream').select('seq').where('key', '=', key).executeTakeFirst(),
      db
        .selectFrom('realtime_event')
        .select('seq')
        .where('key', '=', key)
        .orderBy('seq')
        .limit(1)
        .executeTakeFirst(),
    ]);
    return { latest: counter?.seq ?? 0, oldest: first?.seq ?? null };
  }

  return {
    async serve(socket, ticket, after) {
      const { latest, oldest } = await findBounds(ticket.key);
      const isTooOld =
        after !== undefined && after < latest && (oldest === null || after < oldest - 1);
      const connection: Connection = {
        ...ticket,
        socket,
        seq: latest,
        sending: Promise.resolve(),
      };
      const set = connections.get(ticket.key) ?? new Set();
      connections.set(ticket.key, set.add(connection));
      socket.on('close', () => {
        set.delete(connection);
        if (set.size === 0) connections.delete(ticket.key);
      });
      send(connection, 'ready', null);
      if (isTooOld) send(connection, 'too_old', null);
      else if (after !== undefined) connection.seq = Math.min(after, latest);
      look(connection);
    },
    close() {
      clearInterval(heartbeat);
      for (const { socket } of [...connections.values()].flatMap((set) => [...set])) {
        socket.close(1001, 'server is stopping');
      }
    },
  };
}
