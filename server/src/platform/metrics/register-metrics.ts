import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { ApiError } from '../errors/api-error.ts';
import { cameByProxy, isLoopback } from '../http/own-machine.ts';
import type { UncaughtErrors } from '../process/uncaught-errors.ts';
import { serveMetrics } from './serve-metrics.ts';

export interface Measured {
  /** Modules add measurements of their own here. */
  readonly registry: Registry;
  readonly pool: pg.Pool;
  readonly uncaughtErrors: UncaughtErrors;
  readonly host: string;
  /** A port of its own for the figures. */
  readonly port: number | undefined;
}

/**
 * Figures for Prometheus: the process, the pool, and every route's latency. They are not for the
 * public: `/metrics` answers this machine alone, unless it has a port of its own.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry, pool, uncaughtErrors, host, port }: Measured,
): void {
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const uncaught = new Gauge({
    name: 'uncaught_errors',
    help: 'Exceptions and rejections that nobody has caught, over all restarts',
    registers: [registry],
    collect() {
      uncaught.set(uncaughtErrors.count());
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  if (port !== undefined) return serveMetrics(app, { registry, host, port });
  app.get('/metrics', { logLevel: 'silent' }, async ({ headers, socket }, reply) => {
    const { remoteAddress } = socket;
    const isOwn = remoteAddress !== undefined && isLoopback(remoteAddress);
    if (!isOwn || cameByProxy(headers)) throw new ApiError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
