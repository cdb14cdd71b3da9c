import type pg from 'pg';

export interface Cost {
  /** Pages that the statement touches, in the cache or not. */
  readonly buffers: number;
  /** Milliseconds that it runs, planning left out. */
  readonly time: number;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** PostgreSQL weighs a plan of its own for each run this often, before it may keep one for all. */
const WARM_UP = 6;
const RUNS = 5;

/**
 * What a statement costs as the server runs it: prepared, and often before. Those that ask to be planned
 * each time are.
 */
export async function explain(client: pg.Client, { text, values }: Statement): Promise<Cost> {
  const isPlannedEachTime = text.includes('/* planned each time */');
  await client.query(`set plan_cache_mode = ${isPlannedEachTime ? 'force_custom_plan' : 'auto'}`);
  await client.query(`prepare measured as ${text}`);
  const literals = values.map((value) => literalOf(client, value)).join(', ');
  const run = `execute measured${literals && `(${literals})`}`;
  for (let warm = 0; warm < WARM_UP; warm += 1) await client.query(run);
  const costs: Cost[] = [];
  for (let index = 0; index < RUNS; index += 1) costs.push(await measure(client, run));
  await client.query('deallocate measured');
  const times = costs.map(({ time }) => time).toSorted((a, b) => a - b);
  return { buffers: costs.at(-1)!.buffers, time: times[RUNS >> 1]! };
}

async function measure(client: pg.Client, run: string): Promise<Cost> {
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
    `explain (analyze, buffers, timing off, format json) ${run}`,
  );
  const { Plan: plan, 'Execution Time': time } = rows[0]!['QUERY PLAN'][0];
  return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], time };
}

interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  readonly 'Execution Time': number;
}

function literalOf(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.join(',')}}`);
  if (Buffer.isBuffer(value)) return client.escapeLiteral(`\\x${value.toString('hex')}`);
  return client.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
