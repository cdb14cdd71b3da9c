import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { RELEASE_ACTIONS } from '@karavan/shared-api/contract/releases';
import { readTeamKey } from '@karavan/cli';
import { versionOf } from '../../../testing/manifest.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addTeamKey } from './keys/team-keys.ts';
import { createTestTeam } from './testing/team.ts';

let server: TestServer;
let site: string;
let folder: string;
let keyFile: string;
beforeAll(async () => {
  server = await createTestServer();
  site = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-team-'));
  keyFile = path.join(folder, 'karavan.key');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What the command prints, and what it complains of. */
const karavan = (...args: string[]) =>
  new Promise<{ code: number; out: string; complaint: string }>((resolve) => {
    execFile(
      path.resolve('node_modules/.bin/node'),
      [path.resolve('cli/src/main.ts'), ...args, '--site', site, '--key', keyFile],
      (error, out, complaint) => resolve({ code: error ? 1 : 0, out, complaint }),
    );
  });

it('a team makes a key, publishes, gives a release to everybody, and goes back', async () => {
  const made = await karavan('new-key');
  await writeFile(keyFile, made.out);
  const { publicKey } = readTeamKey(made.out);
  expect(made.complaint).toContain(publicKey);
  expect(await karavan('status')).toMatchObject({ code: 1, complaint: 'Sign in to continue\n' });

  await server.database.db.transaction().execute((trx) =>
    addTeamKey(trx, {
      name: 'team',
      publicKey: Buffer.from(publicKey, 'base64'),
      packages: ['mf-one'],
      actions: RELEASE_ACTIONS,
    }),
  );
  const { build } = await createTestTeam(server, site);
  const [one, two] = [
    await build({ id: 'mf-one', version: 1 }),
    await build({ id: 'mf-one', version: 2 }),
  ];
  expect((await karavan('publish', '--live', one)).out).toBe(
    `mf-one ${versionOf(1)} is staged\nmf-one on stable: ${versionOf(1)} (before: nothing)\n`,
  );
  await karavan('publish', two);
  expect((await karavan('promote', 'mf-one', versionOf(2), '--percent', '5')).out).toBe(
    `mf-one on stable: ${versionOf(1)}, 5 % get ${versionOf(2)} (before: nothing)\n`,
  );
  expect((await karavan('promote', 'mf-one', versionOf(2), '--gradually')).out).toBe(
    `mf-one on stable: ${versionOf(1)}, 1 % get ${versionOf(2)}, then 5, 25, 50, 100 % while it does well (before: nothing)\n`,
  );
  await karavan('promote', 'mf-one', versionOf(2), '--live');
  expect((await karavan('rollback', 'mf-one', '--reason', 'It is slow')).out).toContain(
    `mf-one on stable: ${versionOf(1)}`,
  );
  expect((await karavan('log', 'mf-one')).out).toContain(
    `team: roll back mf-one ${versionOf(2)} -> ${versionOf(1)}  It is slow`,
  );
  expect((await karavan('preview', 'mf-one', versionOf(2))).out).toContain('/preview/mf-one@');
  expect(await karavan('rollback', 'mf-one')).toMatchObject({
    code: 1,
    complaint: 'mf-one has no earlier release to go back to\n',
  });
});

it.each([
  [['fly'], "There is no command 'fly'."],
  [['promote', 'mf-one'], 'Say --live, --gradually, or --percent.'],
  [['promote', 'mf-one', 'x', '--gradually', '--steps', '1,x'], "'x' is not a whole number."],
  [['promote', 'mf-one', '--live'], 'Say which package and version.'],
  [['block', 'mf-one', 'x'], 'Say --reason'],
  [['publish', '/nowhere'], 'is not built'],
])('karavan %j tells what is wrong in one sentence', async (args, sentence) => {
  const { code, complaint } = await karavan(...args);
  expect([code, complaint.split('\n')[0]]).toEqual([1, expect.stringContaining(sentence)]);
});
