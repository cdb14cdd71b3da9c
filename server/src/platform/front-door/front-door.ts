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
 * Where requests come in. It is there before anything else, so that a port in use is told at once and
 * nobody is refused meanwhile:
 *
 *     starting --letIn--> open --close--> closing --> closed
 *
 * While it is starting, everybody is answered 503.
 */
export interface FrontDoor {
  readonly port: number;
  /** Makes this the server of a Fastify app, which answers once it is let in. */
  readonly serverFactory: FastifyServerFactory;
  letIn(): void;
  /** Gives the port to another process, which goes on where this one ends. */
  handOver(send: (server: Server) => Promise<void>): Promise<void>;
  /**
   * Refuses new connections and answers what still comes over open ones, which end with their next
   * answer. After `lingerMs` those end, too, on which nothing is under way.
   */
  close(options: { readonly lingerMs: number }): Promise<void>;
}

/**
 * @param handedOver the port as another process has opened it; without it, it is opened here
 * @throws PortUnavailableError
 */
export async function openFrontDoor(
  env: HttpLimits & Pick<Env, 'PORT' | 'HOST'>,
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
  try {
    server.listen(handedOver ?? { port: env.PORT, host: env.HOST });
    await once(server, 'listening');
  } catch (error) {
    const wanted = { variable: 'PORT', port: env.PORT, host: env.HOST } as const;
    throw new PortUnavailableError(wanted, error as NodeJS.ErrnoException);
  }
  const door: FrontDoor = {
    port: (server.address() as net.AddressInfo).port,
    serverFactory(handler) {
      app = handler as RequestListener;
      return server;
    },
    letIn() {
      answer = app;
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
