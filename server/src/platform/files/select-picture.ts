import {
  expressionBuilder,
  sql,
  type Expression,
  type SelectQueryBuilder,
  type StringReference,
} from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from './files.tables.ts';
import type { PictureRow } from './present-image.ts';

/**
 * The picture that a column refers to, for a selection of any query; null where it refers to none.
 * `presentImage` makes its addresses.
 */
export function selectPicture(fileId: Expression<number | null>) {
  return jsonObjectFrom(
    expressionBuilder<FilesTables, never>()
      .selectFrom('file')
      .select(['file.key', 'file.width', 'file.height', 'file.thumbhash', 'file.color'])
      .where('file.id', '=', fileId),
  );
}

/** Adds the picture that a column refers to to the rows of a query of any tables. */
export function joinPicture<DB extends FilesTables, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  fileId: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB | 'file', Row & PictureRow> {
  // What the query reads besides is nothing to the picture.
  const ofAnyTables = query as unknown as SelectQueryBuilder<FilesTables, never, Row>;
  const joined = ofAnyTables
    .innerJoin('file', (join) => join.on('file.id', '=', sql.ref(fileId)))
    .select(['file.key', 'file.width', 'file.height', 'file.thumbhash']);
  return joined as unknown as SelectQueryBuilder<DB, TB | 'file', Row & PictureRow>;
}
