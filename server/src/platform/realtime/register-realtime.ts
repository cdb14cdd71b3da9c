import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createRealtimeTicket, RealtimeStream } from '@karavan/shared-api/contract/realtime';
import { ApiError } from '../errors/api-error.ts';
import { implement, type ImplementedRoute } from '../http/implement.ts';
import { requireActor } from '../http/register-routes.ts';
import { createForgetUpgrade } from './forget-upgrade.ts';
import { createHub } from './hub.ts';
import type { AuthTables } from '../auth/auth.tables.ts';
import type { RealtimeTables } from './realtime.tables.ts';
import { findEntitled, type StreamRights } from './stream-rights.ts';
import { createSocketQuota, type SocketLimits } from './socket-quota.ts';
import { drawTicket, redeemTicket } from './tickets.ts';
import { createValueWatch, type ValueSource } from './value-watch.ts';
import type { WakeUp } from './wake-up.ts';

/** Larger messages from a client close its socket, in bytes. */
const MESSAGE_MAX = 65_536;
const HEARTBEAT_MS = 25_000;
const CLOSE_REFUSED = 4401;
/** The client tries again after a while, and gets in once another page of the person is closed. */
const CLOSE_TOO_MANY = 4429;

interface RealtimeDependencies {
  readonly db: Kysely<RealtimeTables & AuthTables>;
  readonly wakeUp: WakeUp;
  readonly rights: StreamRights;
  readonly limits: SocketLimits;
  /** What one of the streams tells. */
  readonly values: ValueSource;
  /** Nobody new is let into the process. */
  readonly leaving: AbortSignal;
}

/** Serves `/ws/<stream>` to clients with a ticket. Answers how many sockets are open. */
export async function registerRealtime(
  app: FastifyInstance,
  { db, wakeUp, rights, limits, values, leaving }: RealtimeDependencies,
): Promise<() => number> {
  const hub = createHub(db, { wakeUp, rights, log: app.log, heartbeatMs: HEARTBEAT_MS });
  const watch = createValueWatch(values, app.log);
  const quota = createSocketQuota(limits);
  const { preHandler, forget } = createForgetUpgrade(app.log);
  await app.register(fastifyWebsocket, { options: { maxPayload: MESSAGE_MAX } });
  for (const stream of RealtimeStream.options) {
    app.get<{ Querystring: { ticket?: string; after?: string } }>(
      `/ws/${stream}`,
      { websocket: true, preHandler },
      async (socket, request) => {
        const wire = request.raw.socket;
        forget(socket, request);
        const ticket = isOurOrigin(request) && (await redeemTicket(db, request.query.ticket ?? ''));
        if (!ticket || ticket.stream.split(':')[0] !== stream) {
          socket.close(CLOSE_REFUSED, 'no ticket');
          return;
        }
        const giveBack = quota.take(ticket);
        if (!giveBack) {
          socket.close(CLOSE_TOO_MANY, 'too many sockets');
          return;
        }
        socket.once('close', giveBack);
        if (stream === watch.stream) watch.follow(socket);
        await hub.serve({ socket, wire }, ticket, sequenceOf(request.query.after));
      },
    );
  }
  const close = () => {
    hub.close();
    watch.close();
  };
  leaving.addEventListener('abort', close);
  app.addHook('preClose', async () => close());
  return hub.countSockets;
}

export function realtimeRoutes(
  db: Kysely<RealtimeTables & AuthTables>,
  rights: StreamRights,
): ImplementedRoute[] {
  return [
    implement(createRealtimeTicket, async ({ body, context }) => {
      const { userId, sessionId } = requireActor(context.actor);
      const { stream: name, id } = body;
      // A person's own stream is kept under their id, and called without it.
      const key = `${name}:${id ?? userId}`;
      const stream = id === undefined ? name : key;
      const { size } = await findEntitled(db, rights, [{ sessionId, stream }]);
      if (size === 0) throw new ApiError('not_found');
      return { ticket: await drawTicket(db, { sessionId, key, stream }) };
    }),
  ];
}

/** Browsers tell the page's origin; a socket opened from another site's page is refused. */
function isOurOrigin({ headers, host }: FastifyRequest): boolean {
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host;
}

function sequenceOf(after: string | undefined): number | undefined {
  return after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
}
