import type { Kysely } from 'kysely';

/** Rows held in memory at a time. */
const ROWS = 500;

/** A query of rows of one person, whatever its module selects. */
interface Rows<Row extends object> {
  limit(count: number): Rows<Row>;
  offset(count: number): Rows<Row>;
  execute(): Promise<Row[]>;
}

interface Records<Tables, Row extends object> {
  /** Of the file in the archive, without its ending. */
  readonly name: string;
  /** Of the database, whose rows about the person are in it. */
  readonly tables: readonly string[];
  /** Ordered by something that is unique. */
  readonly select: (db: Kysely<Tables>, personId: number) => Rows<Row>;
  /** Where the archive tells it in other words than the table. */
  readonly present?: (row: Row) => object;
}

/** What a module keeps of a person, as they get it in the archive of their data. */
export interface PersonalRecords<Tables> extends Pick<Records<Tables, object>, 'name' | 'tables'> {
  /** A page at a time; in one snapshot the pages fit each other. */
  readonly read: (db: Kysely<Tables>, personId: number) => AsyncIterable<object>;
}

export function definePersonalRecords<Tables, Row extends object>({
  name,
  tables,
  select,
  present = (row) => row,
}: Records<Tables, Row>): PersonalRecords<Tables> {
  return {
    name,
    tables,
    async *read(db, personId) {
      for (let offset = 0; ; offset += ROWS) {
        const rows = await select(db, personId).limit(ROWS).offset(offset).execute();
        for (const row of rows) yield present(row);
        if (rows.length < ROWS) return;
      }
    },
  };
}
