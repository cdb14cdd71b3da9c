import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const RETRY_AFTER_SECONDS = 5;

/** `/healthz`: the process answers. `/readyz`: the database does, too; 503 while it does not. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ status: 'database unavailable' });
    }
  });
}
