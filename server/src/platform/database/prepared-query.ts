import pg from 'pg';

/** What an answer's columns are called and how their texts are read, as pg keeps it with a result. */
type Columns = Record<'fields' | '_parsers' | '_prebuiltEmptyResultObject', unknown>;

interface Statement {
  /** The connection keeps its plan under this name. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Done = (error: Error | null, result: pg.QueryResult) => void;

/** What a query of pg has besides what its types tell. */
interface Inner {
  name: string;
  readonly _result: Columns;
  _accumulateRows: boolean;
  submit(connection: pg.Connection): Error | null;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

interface Told {
  /** The same connection, which asks for no description. */
  readonly brief: pg.Connection;
  /** By the names of statements: what has been told once is true for as long as the plan is kept. */
  readonly columns: Map<string, Columns>;
}

const toldBy = new WeakMap<pg.Connection, Told>();

function toldOf(connection: pg.Connection): Told {
  let told = toldBy.get(connection);
  if (!told) {
    const brief = Object.create(connection, { describe: { value: () => undefined } });
    told = { brief, columns: new Map() };
    toldBy.set(connection, told);
  }
  return told;
}

/** Has the columns of its answer described once by each connection, not each time. */
class PreparedQuery extends (pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  done: Done,
) => Inner) {
  constructor({ name, text, values }: Statement, done: Done) {
    // As one object pg would copy it.
    super(text, values, done);
    this.name = name;
  }

  override submit(connection: pg.Connection): Error | null {
    const { brief, columns } = toldOf(connection);
    const known = columns.get(this.name);
    if (!known) return super.submit(connection);
    Object.assign(this._result, known);
    this._accumulateRows = true;
    return super.submit(brief);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    const { columns } = toldOf(connection);
    if (!columns.has(this.name)) {
      columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    }
    super.handleCommandComplete(message, connection);
  }
}

/**
 * A statement by a plan that the connection keeps. Its answer comes without a description after the first time: of few
 * rows with many columns that is the larger part.
 */
export const prepared = (statement: Statement, done: Done): pg.Submittable =>
  new PreparedQuery(statement, done) as unknown as pg.Submittable;
