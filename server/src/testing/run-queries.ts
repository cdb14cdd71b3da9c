import { sql } from 'kysely';
import { openDatabase } from '../platform/database/open-database.ts';

/** A process that asks the database that it is told for twenty rows, again and again. */
const TIMES = 3000;

const { db } = openDatabase(
  process.argv[2]!,
  { warn: console.error },
  { connections: 1, statementSeconds: 10 },
);
for (let time = 0; time < TIMES; time += 1) {
  await sql`select number, md5(number::text) as hash, now() as at
    from generate_series(1, 20) as number where number > ${0}`.execute(db);
}
await db.destroy();
