import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import type { Logger } from 'pino';
import type { Env } from './platform/env/env.ts';
import { registerErrorTranslator } from './platform/errors/register-error-translator.ts';
import { registerHealth, type HealthSources } from './platform/health/register-health.ts';
import { registerMetrics, type Measured } from './platform/metrics/register-metrics.ts';

interface WorkerDependencies extends Pick<Measured, 'registry' | 'pool' | 'uncaughtErrors'> {
  readonly env: Pick<Env, 'HOST' | 'METRICS_PORT'>;
  readonly log: Logger;
  readonly serverFactory: FastifyServerFactory;
  readonly health: HealthSources;
}

/** What a process that only runs jobs answers: whether it is well, and figures. */
export function buildWorkerApp({
  env,
  log,
  serverFactory,
  health,
  ...measured
}: WorkerDependencies): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    serverFactory,
  });
  registerErrorTranslator(app);
  registerHealth(app, health);
  registerMetrics(app, { ...measured, host: env.HOST, port: env.METRICS_PORT });
  return app;
}
