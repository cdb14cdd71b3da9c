import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { createLog } from '../logging/create-log.ts';
import { findPendingMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const name = `empty_${randomUUID().replaceAll('-', '')}`;
const url = new URL(process.env['TEST_DATABASE_URL']!);
const maintenance = new pg.Client({ connectionString: url.href });

beforeAll(async () => {
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
});
afterAll(async () => {
  await maintenance.query(`drop database ${name} with (force)`);
  await maintenance.end();
});

describe('migrating an empty database', () => {
  it('by several servers at once runs every migration once', async () => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    const servers = Array.from({ length: 3 }, () => openDatabase(own.href, createLog('silent')));
    const ran = (await Promise.all(servers.map(({ db }) => migrate(db)))).flat();
    expect(ran.length).toBeGreaterThan(0);
    expect(new Set(ran).size).toBe(ran.length);
    expect(ran).toEqual(ran.toSorted());

    const [first] = servers;
    expect(await migrate(first!.db)).toEqual([]);

    // A newer server has been here: this one starts all the same.
    await sql`insert into kysely_migration values ('209912312359-newer', now()::text)`.execute(
      first!.db,
    );
    expect(await migrate(first!.db)).toEqual([]);
    expect(await findPendingMigrations(first!.db)).toEqual([]);
    await Promise.all(servers.map(({ db }) => db.destroy()));
  });
});

describe('migrating while others are at work', () => {
  it('gives way where a request has locked the next table and waits for this one', async () => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    const { db } = openDatabase(own.href, createLog('silent'));
    await sql`create table first (id int)`.execute(db);
    await sql`create table second (id int)`.execute(db);
    const request = new pg.Client({ connectionString: own.href });
    await request.connect();
    // It looks for deadlocks before the migration would.
    await request.query("set deadlock_timeout = '500ms'");
    await request.query('begin; select * from second');

    let hasFirst: () => void;
    const locked = new Promise<void>((resolve) => (hasFirst = resolve));
    const migrated = migrate(db, {
      getMigrations: async () => ({
        'both-tables': {
          async up(trx) {
            await sql`alter table first add column next int`.execute(trx);
            hasFirst();
            await sql`alter table second add column next int`.execute(trx);
          },
        },
      }),
    });
    await locked;
    // Each waits for the other now. Without a limit PostgreSQL would end this one.
    await request.query('select * from first; commit');
    expect(await migrated).toEqual(['both-tables']);
    await request.query('select first.next, second.next from first, second');
    await request.end();
    await db.destroy();
  });
});
