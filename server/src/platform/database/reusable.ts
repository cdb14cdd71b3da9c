import { sql, type Compilable, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';

/** Where a value goes that is not known yet. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** In the place of a query's values while it is put together. */
export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** A database or a transaction that has these tables, among others. */
type Runner<Schema> = Pick<Kysely<Schema>, 'selectFrom' | 'executeQuery'>;

/**
 * A query that is put together once and run with other values each time. Worth it for large ones
 * that run often: putting them together can cost more processor time than their answer.
 */
export function reusable<Schema, Values extends object, Row>(
  build: (db: Kysely<Schema>, slots: Slots<Values>) => Compilable<Row>,
): (db: Runner<Schema>, values: Values) => Promise<Row[]> {
  const slots = new Proxy({} as Slots<Values>, {
    get: (_, name) => sql.val(new Slot(String(name))),
  });
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db as Kysely<Schema>, slots).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
