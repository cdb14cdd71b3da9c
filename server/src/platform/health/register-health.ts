import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const RETRY_AFTER_SECONDS = 5;
/** A database that takes longer is as good as none: its host may be gone without a word. */
const ANSWER_LIMIT_MS = 2000;

/** `/healthz`: the process answers. `/readyz`: the database does, too; 503 while it does not. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await withinLimit(pool.query('select 1'));
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ status: 'database unavailable' });
    }
  });
}

function withinLimit(answer: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('The database does not answer')),
    ANSWER_LIMIT_MS,
  );
  // The one that loses may still fail later.
  answer.catch(() => undefined);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
