import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Columns that can hold words, of every table of the product and of its queue. */
export async function findTextColumns(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<Column>(
    `select format('%s.%s', table_schema, table_name) as table, column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'inet', 'cidr',
         'bytea', 'ARRAY', 'xml') or udt_name in ('citext', 'hstore'))
     order by 1, 2`,
  );
  return rows.map(({ table, column }) => `${table.replace('public.', '')}.${column}`);
}

/** The columns, `table.column`, where any of the words stands: as text, within JSON, or as its bytes. */
export async function findTraces(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const bytes = words.map((word) => Buffer.from(word).toString('hex'));
  const patterns = [...words, ...bytes].map((word) => `%${word.toLowerCase()}%`);
  const found: string[] = [];
  for (const name of await findTextColumns(pool)) {
    const [column, table, schema = 'public'] = name.split('.').toReversed();
    const { rows } = await pool.query(
      `select from "${schema}"."${table}" where lower("${column}"::text) like any($1) limit 1`,
      [patterns],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
