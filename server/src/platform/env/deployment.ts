import { z } from 'zod';
import { WrongVariableError } from './wrong-variable-error.ts';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** How the server is spread over processes and machines. */
export const DEPLOYMENT_VARIABLES = {
  /**
   * What this process does: `web` serves, `worker` runs jobs, `migrate` brings the database up to date and
   * ends, `all` does everything.
   */
  KARAVAN_ROLE: z.enum(['all', 'web', 'worker', 'migrate']).default('all'),
  /** PostgreSQL; without it the embedded one is started below KARAVAN_DATA_DIR. */
  DATABASE_URL: postgresUrl.optional(),
  /**
   * The same database past a pooler in transaction mode, which DATABASE_URL then leads to: for whatever
   * needs a session of its own, such as LISTEN, advisory locks, jobs and migrations.
   */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** Connections that requests share; upkeep has some more. Judging releases holds one while it uses another. */
  DATABASE_POOL: z.coerce.number().int().min(2).default(20),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /**
   * Seconds between the order to stop, from which on `/readyz` answers 503, and the end of letting people
   * in: as long as the balancer in front takes to notice. By default 5 in production, and 0 in the demo.
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
};

/** Their values may hold a password and are not repeated in messages. */
export const DEPLOYMENT_SECRETS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL'] as const;

const Variables = z.object(DEPLOYMENT_VARIABLES);

/** @throws WrongVariableError for what does not go together */
export function checkDeployment(env: z.output<typeof Variables>): void {
  const { KARAVAN_ROLE: role, DATABASE_URL, DATABASE_DIRECT_URL } = env;
  if (DATABASE_URL !== undefined) return;
  if (role !== 'all') {
    throw new WrongVariableError(
      `KARAVAN_ROLE is ${role}, which needs a DATABASE_URL that all processes share.`,
    );
  }
  if (DATABASE_DIRECT_URL !== undefined) {
    throw new WrongVariableError('DATABASE_DIRECT_URL is of no use without DATABASE_URL.');
  }
}
