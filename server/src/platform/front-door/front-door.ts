import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyServerFactory } from 'fastify';
import type { Env } from '../env/env.ts';
import { createHttpServer, type HttpLimits } from './http-server.ts';
import { PortUnavailableError } from './port-unavailable-error.ts';
import { answerStarting } from './starting-answer.ts';

/**
 * Where requests come in. It is there before anything else, so that a port in use is told at once:
 *
 *     starting --letIn--> open --close--> closing --> closed
 *
 * While the demo is starting, everybody is answered 503 and told to wait. In production connections are
 * refused until then, because a balancer that learns of its servers from answers alone, as nginx does,
 * would hand a 503 on, but goes to another server when one refuses.
 */
export interface FrontDoor {
  readonly port: number;
  /** Makes this the server of a Fastify app, which answers once it is let in. */
  readonly serverFactory: FastifyServerFactory;
  /** @throws PortUnavailableError where somebody has taken the port since it was found free */
  letIn(): Promise<void>;
  /** Gives the port to another process, which goes on where this one ends. */
  handOver(send: (server: Server) => Promise<void>): Promise<void>;
  /**
   * Refuses new connections and answers what still comes over open ones, which end with their next
   * answer. After `lingerMs` those end, too, on which nothing is under way.
   */
  close(options: { readonly lingerMs: number }): Promise<void>;
}

/** Whether people are answered while the server is still starting. */
export const answersEarly = (env: Pick<Env, 'KARAVAN_MODE'>) => env.KARAVAN_MODE === 'demo';

/**
 * @param handedOver the port as another process has opened it; without it, it is opened here
 * @throws PortUnavailableError
 */
export async function openFrontDoor(
  env: HttpLimits & Pick<Env, 'PORT' | 'HOST' | 'KARAVAN_MODE'>,
  handedOver?: net.Server,
): Promise<FrontDoor> {
  const server = createHttpServer(env);
  let answer: RequestListener = answerStarting;
  let app: RequestListener = answerStarting;
  let isClosing = false;
  let endsIdle = false;
  const underWay = new Set<ServerResponse>();
  server.on('request', (request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // Its headers may have been sent before the connection was to end with it.
      if (endsIdle) setImmediate(() => server.closeIdleConnections());
    });
    if (isClosing) response.setHeader('connection', 'close');
    answer(request, response);
  });
  const listen = async (port: number) => {
    try {
      server.listen(handedOver ?? { port, host: env.HOST });
      await once(server, 'listening');
    } catch (error) {
      const wanted = { variable: 'PORT', port, host: env.HOST } as const;
      throw new PortUnavailableError(wanted, error as NodeJS.ErrnoException);
    }
  };
  await listen(env.PORT);
  const { port } = server.address() as net.AddressInfo;
  if (!answersEarly(env)) {
    server.close();
    await once(server, 'close');
  }
  const door: FrontDoor = {
    port,
    serverFactory(handler) {
      app = handler as RequestListener;
      return server;
    },
    async letIn() {
      answer = app;
      if (!server.listening) await listen(port);
    },
    async handOver(send) {
      await send(server);
      await door.close({ lingerMs: 0 });
    },
    async close({ lingerMs }) {
      if (!server.listening) return;
      isClosing = true;
      for (const response of underWay) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      const closed = once(server, 'close');
      // Whoever has connected already is let in first: closing would cut them off.
      await nextTurn();
      // Node's own way to close an HTTP server cuts connections off on which the next request may be
      // coming; a proxy could not know whether it has counted.
      net.Server.prototype.close.call(server);
      await Promise.race([closed, sleep(lingerMs, undefined, { ref: false })]);
      endsIdle = true;
      server.closeIdleConnections();
      await closed;
    },
  };
  return door;
}
