import { once } from 'node:events';
import WebSocket from 'ws';
import type { Versions } from '@karavan/shared-api/contract/remotes';
import { createUser } from '../../../testing/factories/accounts.ts';
import { deploySite, DEPLOY_VARIABLES } from '../../../testing/deployed-site.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openTestSession } from '../../../testing/test-session.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { createTestTeam, type TestTeam } from './testing/team.ts';

jest.setTimeout(60_000);

const processes = createServerProcesses();
let database: TestDatabase;
let here: string;
let there: string;
let team: TestTeam;
beforeAll(async () => {
  database = await createTestDatabase();
  const start = async () =>
    (await processes.start(database.connectionString, DEPLOY_VARIABLES)).address;
  here = await start();
  there = await start();
  await deploySite(here);
  team = await createTestTeam({ database } as TestServer, here);
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
});

async function versionsAt(address: string): Promise<Versions> {
  return (await (await fetch(`${address}/versions.json`)).json()) as Versions;
}

/** The socket of a person's tab, and the kinds of frames it has got. */
async function openTab(address: string) {
  const token = await openTestSession(database.db, await createUser(database.db));
  const answer = await fetch(`${address}/api/v1/realtime/tickets/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stream: 'unread' }),
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/unread?ticket=${ticket}`);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => {
    frames.push((JSON.parse(data.toString()) as { type: string }).type);
  });
  await once(socket, 'message');
  return { socket, frames };
}

async function msUntil(condition: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > 10_000) throw new Error('This never came true');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - begun;
}

it('a release is there in every process within a second, and open tabs are told', async () => {
  const { socket, frames } = await openTab(there);
  const staged = await team.publish({ id: 'mf-one', version: 1 });
  expect(frames).not.toContain('releases');
  await team.promote(staged);
  const took = await msUntil(async () => {
    const { versions } = await versionsAt(there);
    return versions['mf-one'] === staged.version && frames.includes('releases');
  });
  expect(took).toBeLessThan(1000);
  socket.close();
});

it('what is blocked is named to all tabs', async () => {
  const release = await team.release({ id: 'mf-two', version: 1 });
  const { socket, frames } = await openTab(there);
  const { package: name, version } = release;
  await team.api.block({ package: name, version, reason: 'It charges twice' });
  const took = await msUntil(async () => {
    const { blocked } = await versionsAt(there);
    return blocked.includes(`${name} ${version}`) && frames.includes('releases');
  });
  expect(took).toBeLessThan(1000);
  socket.close();
});
