import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { WebSocket } from 'ws';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/index.ts';
import { SERVER_MEMORY } from '../../tooling/src/commands/server-memory.ts';
import { startProcess, TELLS_MEMORY, type Process } from '../hot-routes/processes.ts';
import { furnish } from '../hot-routes/world.ts';

/**
 * What it costs to bring one event to many sockets, as a ratio to a bare broadcast, and what a socket
 * holds in memory. Events are published at another process, as those of a site with several are. It starts
 * what it needs. `node bench/fan-out/fan-out.ts`
 */
const SOCKETS = 500;
const EVENTS = 30;
const ROUNDS = 5;
/** What `terminate` leaves. */
const CLOSED_BY_US = 1006;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'karavan-bench-'));
const database = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'error' }) });
const env = { DATABASE_URL: database.connectionString, KARAVAN_DATA_DIR: dataDir, PORT: '0' };
const here = import.meta.dirname;
const main = path.join(here, '../../server/src/main.ts');
const ourEnv = {
  ...env,
  LOG_LEVEL: 'error',
  // All of them are one person's.
  SOCKETS_PER_SESSION: String(2 * SOCKETS),
  SOCKETS_PER_PERSON: String(2 * SOCKETS),
  REQUESTS_PER_ADDRESS_MINUTE: '100000000',
  ...SERVER_MEMORY,
};
// One that also does jobs fills the database, and is gone before its pictures are encoded.
await (await startProcess(main, ourEnv)).stop();
const webEnv = { ...ourEnv, KARAVAN_ROLE: 'web' };
const publisher = await startProcess(main, webEnv);
const ours = await startProcess(main, webEnv, TELLS_MEMORY);
const bare = await startProcess(path.join(here, 'bare-server.ts'), env);
const pool = new pg.Pool({ connectionString: database.connectionString });
const { token } = await furnish(pool);
const headers = { authorization: `Token ${token}` };

let received = 0;
const openOurs = () =>
  openAll(async () => `${ours.address}/ws/unread?ticket=${await drawTicket()}`);
// What the first ones leave behind is not what a connection holds.
for (const socket of await openOurs()) socket.terminate();
const before = { inUse: await ours.memoryInUse(), held: ours.memory() };
const sockets = await openOurs();
const after = { inUse: await ours.memoryInUse(), held: ours.memory() };
sockets.push(...(await openAll(async () => bare.address)));

const publish = () =>
  fetch(`${publisher.address}/api/v1/notifications/count/`, { method: 'POST', headers });
const broadcast = () => fetch(bare.address);
await deliver(ours, publish);
await deliver(bare, broadcast);
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ratios.push((await deliver(ours, publish)) / (await deliver(bare, broadcast)));
}

for (const socket of sockets) socket.terminate();
await pool.end();
await ours.stop();
await publisher.stop();
await bare.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

const figures = {
  'processor time of a delivery, to the bare one': Number(
    ratios.toSorted((a, b) => a - b)[ROUNDS >> 1]!.toFixed(2),
  ),
  'kB of a connection in use after a collection': kilobytes(after.inUse - before.inUse),
  'kB of a connection resident after a collection': kilobytes(after.held - before.held),
};
console.table([figures]);
const folder = path.join(here, '../results');
mkdirSync(folder, { recursive: true });
const report = { date: new Date().toISOString(), node: process.version, sockets: SOCKETS, figures };
writeFileSync(path.join(folder, 'fan-out.json'), `${JSON.stringify(report, null, 2)}\n`);

/** Of one socket, given what all of them take. */
function kilobytes(bytes: number): number {
  return Number((bytes / SOCKETS / 1024).toFixed(1));
}

async function drawTicket(): Promise<string> {
  const answer = await fetch(`${ours.address}/api/v1/realtime/tickets/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ stream: 'unread' }),
  });
  return ((await answer.json()) as { ticket: string }).ticket;
}

async function openAll(address: () => Promise<string>): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  for (let index = 0; index < SOCKETS; index += 1) {
    const socket = new WebSocket((await address()).replace('http', 'ws'));
    await once(socket, 'open');
    // A delivery would wait for it for ever.
    socket.on('close', (code) => {
      if (code !== CLOSED_BY_US) throw new Error(`A socket was closed with ${code}`);
    });
    socket.on('message', () => {
      received += 1;
    });
    opened.push(socket);
  }
  return opened;
}

/** Milliseconds of processor time per delivery; each event has arrived everywhere before the next. */
async function deliver(by: Process, send: () => Promise<unknown>): Promise<number> {
  const start = by.cpu();
  for (let event = 0; event < EVENTS; event += 1) {
    received = 0;
    await send();
    while (received < SOCKETS) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return (by.cpu() - start) / (EVENTS * SOCKETS);
}
