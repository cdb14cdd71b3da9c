import type { TestServer } from './test-server.ts';

/** What everybody who asks leaves behind: counters of tries, and when a session was used. */
const UNSUSPICIOUS = ['throttle', 'session'];

/** Sees each row that a request has written and committed, in any table. */
export interface Witnesses {
  /** Tables written to since the last question. */
  tables(): Promise<string[]>;
}

/** Stands beside every table that there is: one that is added later has its witness as well. */
export async function callWitnesses({ database: { pool } }: TestServer): Promise<Witnesses> {
  await pool.query(`
    create table witness (seen text not null);
    create function bear_witness() returns trigger language plpgsql as $$
      begin
        insert into witness values (tg_table_name);
        return null;
      end $$;`);
  const { rows } = await pool.query<{ name: string }>(`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'witness'`);
  for (const { name } of rows) {
    await pool.query(`
      create trigger bear_witness after insert or update or delete on "${name}"
      for each row execute function bear_witness()`);
  }
  return {
    async tables() {
      const seen = await pool.query<{ seen: string }>('delete from witness returning seen');
      const names = new Set(seen.rows.map((row) => row.seen));
      return [...names].filter((name) => !UNSUSPICIOUS.includes(name)).toSorted();
    },
  };
}
