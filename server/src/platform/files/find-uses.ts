import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/**
 * Whether a row is used by anything but the upload that it came with: asked of every column that refers
 * to its table, new ones included.
 */
export async function findUses(
  db: QueryExecutorProvider,
  table: 'file' | 'video',
  upload: 'picture_upload' | 'video_upload',
): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select class.relname as table, attribute.attname as column
    from pg_constraint as fk
    join pg_class as class on class.oid = fk.conrelid
    join pg_attribute as attribute
      on attribute.attrelid = fk.conrelid and attribute.attnum = fk.conkey[1]
    where fk.contype = 'f' and fk.confrelid = ${table}::regclass
      and class.relname <> ${upload}`.execute(db);
  const uses = rows.map(
    (use) =>
      sql<boolean>`exists (
        select from ${sql.table(use.table)} as used
        where used.${sql.ref(use.column)} = ${sql.ref(`${table}.id`)})`,
  );
  return sql<boolean>`(${sql.join(uses, sql` or `)})`;
}
