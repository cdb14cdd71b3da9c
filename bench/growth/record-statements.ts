import pg from 'pg';
import type { Statement } from './explain.ts';

type Query = (config: string | pg.QueryConfig, values?: unknown[]) => unknown;

/** The statements that something runs in this process. */
export async function recordStatements(run: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  prototype.query = function record(config, values) {
    const statement = typeof config === 'string' ? { text: config, values } : config;
    statements.push({ text: statement.text, values: statement.values ?? [] });
    return query.call(this, config, values);
  };
  try {
    await run();
  } finally {
    prototype.query = query;
  }
  return statements;
}
