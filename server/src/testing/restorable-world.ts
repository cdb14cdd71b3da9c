import pg from 'pg';
import type { TestServer } from './test-server.ts';

/** Rows of each table, as text and in an order that does not depend on when they were written. */
export type Rows = Readonly<Record<string, readonly string[]>>;

export interface RestorableWorld {
  /** Every row of every table of the product as it is now, without times, hashes and what is drawn. */
  rows(): Promise<Rows>;
  /** Puts every table and every sequence back as it was. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Differs from one world to the next, whatever a request says. */
const DRAWN_TYPES = ['timestamp with time zone', 'bytea', 'uuid'];
const DRAWN_COLUMNS = [
  'password_hash',
  'pin',
  'secret',
  'data_export.key',
  'file.key',
  'item_news.xact',
  // A time in weeks.
  'item.popularity',
  'word_use.popularity',
];
/** A time, as events tell it. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** A UUID within a text, as keys of events have it. */
const DRAWN_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

const OWN_TABLES = `
  select tablename as name from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%' order by 1`;

/**
 * Remembers the world as it is now. A trigger on every table, also one that is added later, notes who is
 * written to, so that restoring and reading cost as much as a request has changed. Needs a superuser:
 * while rows are put back no trigger and no foreign key is looked at.
 */
export async function rememberWorld({ database }: TestServer): Promise<RestorableWorld> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows: owned } = await client.query<{ name: string }>(OWN_TABLES);
  const names = owned.map(({ name }) => name);
  await client.query(`
    create schema remembered;
    create table remembered.touched (name text primary key);
    create function remembered.touch() returns trigger language plpgsql as $$
      begin
        insert into remembered.touched values (tg_table_name) on conflict do nothing;
        return null;
      end $$;
    create table remembered.sequences as
      select format('%I.%I', schemaname, sequencename) as name, start_value, last_value
      from pg_sequences where schemaname = 'public';`);
  for (const name of names) {
    await client.query(`
      create table remembered."of_${name}" as table public."${name}";
      create trigger touch after insert or update or delete on public."${name}"
      for each statement execute function remembered.touch()`);
  }
  const tables = await describeTables(client, names);
  const known: Record<string, readonly string[]> = {};
  for (const name of names) known[name] = await read(client, tables[name]!);

  async function touched(): Promise<string[]> {
    const { rows } = await client.query<{ name: string }>('select name from remembered.touched');
    return rows.map(({ name }) => name);
  }

  return {
    async rows() {
      const now = { ...known };
      for (const name of await touched()) now[name] = await read(client, tables[name]!);
      return now;
    },
    async restore() {
      const changes = (await touched()).map(
        (name) => `
          delete from public."${name}";
          insert into public."${name}" (${tables[name]!.stored}) overriding system value
          select ${tables[name]!.stored} from remembered."of_${name}";`,
      );
      await client.query(`
        begin;
        set local session_replication_role = replica;
        ${changes.join('')}
        select setval(name, coalesce(last_value, start_value), last_value is not null)
        from remembered.sequences;
        delete from remembered.touched;
        commit`);
    },
    close: () => client.end(),
  };
}

interface Table {
  readonly name: string;
  /** Its columns that are written, as a part of a statement. */
  readonly stored: string;
  /** Those that are the same for the same requests; null where it has none. */
  readonly compared: string | null;
}

async function describeTables(
  client: pg.Client,
  names: readonly string[],
): Promise<Readonly<Record<string, Table>>> {
  const { rows } = await client.query<Table>(
    `select table_name as name,
       string_agg(format('%I', column_name), ', ') filter (where is_generated = 'NEVER') as stored,
       string_agg(format('%I', column_name), ', ')
         filter (where data_type <> all($2) and column_name <> all($3)
           and table_name || '.' || column_name <> all($3)) as compared
     from information_schema.columns
     where table_schema = 'public' and table_name = any($1)
     group by table_name`,
    [names, DRAWN_TYPES, DRAWN_COLUMNS],
  );
  return Object.fromEntries(rows.map((table) => [table.name, table]));
}

async function read(client: pg.Client, { name, compared }: Table): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select row_to_json(t)::text as row from (select ${compared ?? ''} from public."${name}") as t order by 1`,
  );
  return rows.map(({ row }) => row.replaceAll(MOMENT, '').replaceAll(DRAWN_ID, ''));
}
