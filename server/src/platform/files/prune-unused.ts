import { sql, type Kysely, type RawBuilder } from 'kysely';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { FilesTables } from './files.tables.ts';
import { findUses } from './find-uses.ts';

/** Uploads that one statement looks at. */
const BATCH = 500;

interface Uploads {
  readonly table: 'file' | 'video';
  readonly upload: 'picture_upload' | 'video_upload';
  /** Deletes the files behind a key, as far as they are there. */
  readonly remove: (key: string) => Promise<void>;
  readonly batch?: number;
}

/**
 * Deletes what was uploaded a week ago and is shown nowhere since, with its files.
 * @throws AggregateError of all that could not be deleted, whose rows stay for the next run; the others are gone
 */
export async function pruneUnused(
  db: Kysely<FilesTables>,
  { table, upload, remove, batch = BATCH }: Uploads,
): Promise<void> {
  const isUsed = await findUses(db, table, upload);
  await eachInTurn(findUnused(db, { table, upload, isUsed, batch }), (id) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ key: string }>`
        delete from ${sql.table(table)} where id = ${id} and not ${isUsed} returning key`.execute(
        trx,
      );
      // Before the row is gone for good.
      for (const { key } of rows) await remove(key);
    }),
  );
}

interface Search extends Omit<Required<Uploads>, 'remove'> {
  readonly isUsed: RawBuilder<boolean>;
}

/** Ids of rows of the table, from the oldest upload on. */
async function* findUnused(
  db: Kysely<FilesTables>,
  { table, upload, isUsed, batch }: Search,
): AsyncGenerator<number> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const { rows }: { rows: { upload_id: number; id: number; is_used: boolean }[] } = await sql<{
      upload_id: number;
      id: number;
      is_used: boolean;
    }>`
      select old.upload_id, ${sql.ref(`${table}.id`)}, ${isUsed} as is_used
      from (
        select id as upload_id, ${sql.ref(`${table}_id`)} as kept_id from ${sql.table(upload)}
        where id > ${after} and created_at < now() - interval '7 days'
        order by id limit ${batch}
      ) as old
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = old.kept_id
      order by old.upload_id`.execute(db);
    for (const { id, is_used } of rows) if (!is_used) yield id;
    after = rows.at(-1)?.upload_id;
  }
}
