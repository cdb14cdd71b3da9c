import type { FastifyInstance } from 'fastify';

/**
 * Once the server stops, each connection ends with the answer that is under way on it. Kept alive, it
 * would keep the process as long as its client likes.
 */
export function releaseConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
