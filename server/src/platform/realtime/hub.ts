import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { AuthTables } from '../auth/auth.tables.ts';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import { personOfRights } from './rights-changed.ts';
import type { RealtimeTables } from './realtime.tables.ts';
import { sendFrame, sendWireFrame, wireFrame, type Line } from './send-frame.ts';
import { findEntitled, type StreamRights } from './stream-rights.ts';
import type { Ticket } from './tickets.ts';
import { RELEASES_MOVED, type WakeUp } from './wake-up.ts';

const BATCH = 500;

/** A close code of our own: the client gives up. */
const CLOSE_NOT_ENTITLED = 4401;
/** Service restart: clients reconnect at once, each after a moment of its own, and get to another process. */
const CLOSE_RESTART = 1012;
/** A client that does not answer the goodbye, perhaps out of reach by now, keeps nobody from ending. */
const GOODBYE_MS = 2000;

interface Connection extends Ticket, Line {
  /** The last event that was sent. */
  seq: number;
}

/** All sockets that follow one stream: its events are read and written down once for all of them. */
interface Audience {
  readonly key: string;
  readonly connections: Set<Connection>;
  /** Sends follow each other; a wake-up during one leads to another look. */
  sending: Promise<void>;
}

export interface Hub {
  /** Serves a socket whose ticket has been redeemed, from the event after `after` on. */
  serve(line: Line, ticket: Ticket, after: number | undefined): Promise<void>;
  /** Tells all clients to connect elsewhere, also those that still come. */
  close(): void;
  countSockets(): number;
}

interface Surroundings {
  readonly wakeUp: Pick<WakeUp, 'onWake'>;
  readonly rights: StreamRights;
  readonly log: Pick<Logger, 'warn'>;
  /** Between two signs of life. */
  readonly heartbeatMs: number;
}

/**
 * The sockets of this process. What they are sent always comes from the tables, and whether they may
 * have it is asked when they join, when something is said to have changed, and at every heartbeat.
 */
export function createHub(
  db: Kysely<RealtimeTables & AuthTables>,
  { wakeUp, rights, log, heartbeatMs }: Surroundings,
): Hub {
  /** Those that are joining are in no audience yet. */
  const connections = new Set<Connection>();
  const audiences = new Map<string, Audience>();
  let isClosed = false;

  wakeUp.onWake((key) => {
    if (key === null) return void lookAtEverything();
    if (key === RELEASES_MOVED) {
      for (const connection of connections) sendControl(connection, 'releases');
    }
    for (const audience of heardBy(key)) look(audience);
    const person = personOfRights(key);
    if (person !== null) void dismiss([...connections].filter(({ userId }) => userId === person));
  });
  const heartbeat = setInterval(() => void beat(), heartbeatMs);

  async function beat(): Promise<void> {
    await lookAtEverything();
    for (const audience of audiences.values()) {
      void audience.sending.then(() => {
        for (const connection of audience.connections) sendControl(connection, 'alive');
      });
    }
  }

  async function lookAtEverything(): Promise<void> {
    await dismiss([...connections]);
    for (const audience of audiences.values()) look(audience);
  }

  /** Asks again for all of them at once; a database that does not answer takes nothing away. */
  async function dismiss(asked: readonly Connection[]): Promise<void> {
    await closeUnentitled(asked).catch((error: unknown) =>
      log.warn({ err: error }, 'The rights of sockets could not be read'),
    );
  }

  async function closeUnentitled(asked: readonly Connection[]): Promise<void> {
    const entitled = await findEntitled(db, rights, asked);
    for (const connection of asked) {
      if (!entitled.has(connection)) connection.socket.close(CLOSE_NOT_ENTITLED, 'not entitled');
    }
  }

  function heardBy(key: string): Audience[] {
    const audience = audiences.get(key);
    return audience ? [audience] : [];
  }

  function look(audience: Audience): void {
    audience.sending = audience.sending
      .then(() => sendNew(audience))
      .catch((error: unknown) => log.warn({ err: error }, 'Events could not be read'));
  }

  /** Reads on from the event that the hindmost has seen; the others wait for theirs. */
  async function sendNew({ key, connections }: Audience): Promise<void> {
    for (;;) {
      const open = [...connections].filter(({ socket }) => socket.readyState === socket.OPEN);
      if (open.length === 0) return;
      const events = await db
        .selectFrom('realtime_event')
        .select(['seq', 'type', 'data'])
        .where('key', '=', key)
        .where(
          'seq',
          '>',
          open.reduce((least, { seq }) => Math.min(least, seq), Infinity),
        )
        .orderBy('seq')
        .limit(BATCH)
        .execute();
      for (const { seq, type, data } of events) {
        const frame = wireFrame(frameOf(open[0]!.stream, seq, type, data));
        for (const connection of open) if (connection.seq < seq) sendEvent(connection, seq, frame);
      }
      if (events.length < BATCH) return;
    }
  }

  function sendEvent(connection: Connection, seq: number, frame: Buffer): void {
    if (sendWireFrame(connection, frame)) connection.seq = seq;
  }

  function sendControl(connection: Connection, type: string): void {
    sendFrame(
      connection.socket,
      Buffer.from(frameOf(connection.stream, connection.seq, type, null)),
    );
  }

  function join(connection: Connection): Audience {
    const { key } = connection;
    const audience = audiences.get(key) ?? {
      key,
      connections: new Set(),
      sending: Promise.resolve(),
    };
    audiences.set(key, audience);
    audience.connections.add(connection);
    return audience;
  }

  function leave(connection: Connection): void {
    connections.delete(connection);
    const audience = audiences.get(connection.key);
    audience?.connections.delete(connection);
    if (audience?.connections.size === 0) audiences.delete(connection.key);
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
    async serve({ socket, wire }, ticket, after) {
      if (isClosed) return sayGoodbye(socket);
      const connection: Connection = { ...ticket, socket, wire, seq: 0 };
      // From here on it hears of changed rights; what has changed before is seen by asking.
      connections.add(connection);
      socket.once('close', () => leave(connection));
      await closeUnentitled([connection]);
      const { latest, oldest } = await findBounds(ticket.key);
      if (socket.readyState !== socket.OPEN) return;
      const isTooOld =
        after !== undefined && after < latest && (oldest === null || after < oldest - 1);
      connection.seq = latest;
      sendControl(connection, 'ready');
      if (isTooOld) sendControl(connection, 'too_old');
      else if (after !== undefined) connection.seq = Math.min(after, latest);
      look(join(connection));
    },
    countSockets: () => connections.size,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { socket } of connections) sayGoodbye(socket);
    },
  };
}

function sayGoodbye(socket: WebSocket): void {
  const patience = setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  socket.once('close', () => clearTimeout(patience));
  socket.close(CLOSE_RESTART, 'server is stopping');
}

function frameOf(stream: string, seq: number, type: string, data: unknown): string {
  return JSON.stringify({ stream, seq, type, data } satisfies RealtimeFrame);
}
