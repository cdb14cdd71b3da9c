import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

interface Options {
  readonly registry: Registry;
  readonly host: string;
  readonly port: number;
}

/**
 * Serves `/metrics` on a port of its own, which a firewall or a container network keeps private, for
 * as long as the server runs.
 */
export function serveMetrics(app: FastifyInstance, { registry, host, port }: Options): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    return void registry.metrics().then(
      (figures) => response.setHeader('content-type', registry.contentType).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  app.addHook('onClose', async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
}
