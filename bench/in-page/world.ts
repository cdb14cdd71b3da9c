import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { seedBulk } from '../../server/seeds/bulk/seed-bulk.ts';
import type { Tables } from '../../server/src/database-tables.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { publishWorkspace } from '../../tooling/src/commands/publish-workspace.ts';
import { startProcess } from '../hot-routes/processes.ts';

/** A running server whose demo client has chats of different lengths, and a feed of many posts. */
export interface World {
  readonly address: string;
  /** A chat of the demo client with the demo owner by its number of messages. */
  readonly chats: Readonly<Record<number, number>>;
  close(): Promise<void>;
}

export const CLIENT_PHONE = '+996700000001';
export const OWNER_PHONE = '+996700000002';

/** Starts the database and the server, and fills them. */
export async function createWorld(posts: number, lengths: readonly number[]): Promise<World> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
  const log = pino({ level: 'error' });
  const database = await startEmbeddedDatabase({ dataDir, log });
  const main = path.join(import.meta.dirname, '../../server/src/main.ts');
  const env = {
    DATABASE_URL: database.connectionString,
    KARAVAN_DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    // One visitor scrolls further than people do.
    REQUESTS_PER_ADDRESS_MINUTE: '100000',
  };
  // One that also does jobs fills the database, and is gone before its pictures are encoded.
  const first = await startProcess(main, env);
  await publishWorkspace({ url: first.address, dataDir });
  await first.stop();
  const server = await startProcess(main, { ...env, KARAVAN_ROLE: 'web' });
  const { db } = openDatabase<Tables>(database.connectionString, log);
  await seedBulk(db, posts);
  await db.destroy();
  const pool = new pg.Pool({ connectionString: database.connectionString });
  const chats: Record<number, number> = {};
  for (const length of lengths) chats[length] = await createChat(pool, length);
  await pool.end();
  return {
    address: server.address,
    chats,
    async close() {
      await server.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Messages of both people in turn, all of them read. */
async function createChat(pool: pg.Pool, length: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with opened as (insert into chat (chat_type) values ('private') returning id),
     people as (
       select id, row_number() over (order by phone) - 1 as place from app_user where phone in ($1, $2)
     ), written as (
       insert into chat_message (chat_id, sender_id, client_id, text, created_at)
       select opened.id, people.id, gen_random_uuid(), 'Сообщение ' || n, now() - (($3::integer - n) || ' minutes')::interval
       from opened, generate_series(1, $3::integer) as n join people on people.place = n % 2
       order by n
       returning id
     ), joined as (
       insert into chat_member (chat_id, user_id, last_read_id, last_delivered_id)
       select opened.id, people.id, last, last from opened, people, (select max(id) as last from written) as w
     )
     select id from opened`,
    [CLIENT_PHONE, OWNER_PHONE, length],
  );
  const { id } = rows[0]!;
  await pool.query(
    'update chat set last_message_id = (select max(id) from chat_message where chat_id = $1) where id = $1',
    [id],
  );
  return id;
}
