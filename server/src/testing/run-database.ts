import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/index.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * The database of a test run: prepares the template that every test file clones, tells its address
 * and runs until it is told to stop. `TEST_DATABASE_URL` names another PostgreSQL instead.
 */
const log = createLog('warn');
const given = process.env['TEST_DATABASE_URL'];
const dataDir = await mkdtemp(path.join(await scratchFolder(), 'karavan-test-'));
const embedded = given
  ? undefined
  : await startEmbeddedDatabase({ dataDir, log, survivesPowerCut: false });
const connectionString = given ?? embedded!.connectionString;

const maintenance = new pg.Client({ connectionString });
await maintenance.connect();
await maintenance.query('drop database if exists karavan_template with (force)');
await maintenance.query('create database karavan_template');
await maintenance.end();

const url = new URL(connectionString);
url.pathname = '/karavan_template';
const { db, pool } = openDatabase(url.href, log);
await migrate(db);
await migrateJobs(pool, log);
await db.destroy();

process.send!({ connectionString });
process.once('message', () => void stop());
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
