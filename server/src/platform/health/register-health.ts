import type { FastifyInstance } from 'fastify';
import type { DatabaseProbe } from './database-probe.ts';

const RETRY_AFTER_SECONDS = 5;

export interface HealthSources {
  /** The process has been told to stop: it still serves, but nobody should be sent here any more. */
  readonly isDraining: () => boolean;
  readonly database: Pick<DatabaseProbe, 'ask'>;
  /** Why the database is gone, in a sentence, where somebody knows; otherwise null. */
  readonly databaseProblem: () => string | null;
  /** What the server does without for now, by name: a sentence, or null while all is well. */
  readonly impairments: Readonly<Record<string, () => string | null>>;
}

/**
 * `/healthz`: the process answers. `/readyz`: the database does, too; 503 while it does not, and once the
 * process is about to stop. What the server can do without for a while is named there, and keeps nobody
 * from being sent here.
 */
export function registerHealth(
  app: FastifyInstance,
  { isDraining, database, databaseProblem, impairments }: HealthSources,
): void {
  const impaired = () =>
    Object.fromEntries(
      Object.entries(impairments).flatMap(([name, tell]) => {
        const sentence = tell();
        return sentence === null ? [] : [[name, sentence]];
      }),
    );

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const answer = isDraining()
      ? { status: 'stopping' }
      : await database.ask().then(
          () => ({ status: 'ready' }),
          () => ({ status: 'database unavailable', reason: databaseProblem() ?? undefined }),
        );
    if (answer.status !== 'ready') reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    const less = impaired();
    return { ...answer, ...(Object.keys(less).length > 0 && { impaired: less }) };
  });
}
