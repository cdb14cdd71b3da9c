import type { TestServer } from './test-server.ts';

/** What everybody who asks leaves behind: counters of tries, and when a session was used. */
const UNSUSPICIOUS = ['throttle', 'session'];

/** Sees each row that a request has written and committed, in any table. */
export interface Witnesses {
  /** Tables written to since the last question. */
  tables(): Promise<string[]>;
  /** Tables of which rows of a person were changed or deleted since the last question. */
  tablesOf(personId: number): Promise<string[]>;
}

/** Stands beside every table that there is: one that is added later has its witness as well. */
export async function callWitnesses({ database: { pool } }: TestServer): Promise<Witnesses> {
  await pool.query(`
    create table witness (seen text not null, changed_of text);
    create function bear_witness() returns trigger language plpgsql as $$
      declare
        before jsonb := to_jsonb(old);
      begin
        insert into witness values (
          tg_table_name, coalesce(before->>'user_id', before->>'client_id', before->>'owner_id'));
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
  async function hear(isMeant: (changedOf: string | null) => boolean): Promise<string[]> {
    const heard = await pool.query<{ seen: string; changed_of: string | null }>(
      'delete from witness returning seen, changed_of',
    );
    const names = heard.rows.filter((row) => isMeant(row.changed_of)).map(({ seen }) => seen);
    return [...new Set(names)].filter((name) => !UNSUSPICIOUS.includes(name)).toSorted();
  }
  return {
    tables: () => hear(() => true),
    tablesOf: (personId) => hear((changedOf) => changedOf === String(personId)),
  };
}
