import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DEPLOY_KEY, DEPLOY_VARIABLES, deploySite } from './testing/deployed-site.ts';
import { createServerProcesses } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

jest.setTimeout(240_000);

const run = promisify(execFile);
const WORKSPACE = path.resolve(__dirname, '../..');
const processes = createServerProcesses();
let database: TestDatabase;
let site: string;
/** With a space in it, as people's folders have. */
let ground: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ address: site } = await processes.start(database.connectionString, DEPLOY_VARIABLES));
  await deploySite(site);
  ground = await mkdtemp(path.join(os.tmpdir(), 'karavan ground '));
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
  await rm(ground, { recursive: true });
});

it('a remote of another repository is made, tested, built, published and live', async () => {
  const bin = path.join(WORKSPACE, 'node_modules/.bin');
  const env = { ...process.env, PATH: bin + path.delimiter + process.env['PATH'] };
  const home = path.join(ground, 'mf-weather');
  const inFolder =
    (cwd: string) =>
    async (program: string, ...args: string[]) =>
      (await run(program, args, { cwd, env })).stdout;
  const inGround = inFolder(ground);
  const atHome = inFolder(home);
  const karavan = (...args: string[]) =>
    atHome('node_modules/.bin/karavan', ...args, '--site', site, '--key', '../karavan.key');

  await inGround('node', path.join(WORKSPACE, 'tooling/src/commands/pack.ts'), ground);
  await mkdir(path.join(ground, 'tools'));
  await inGround('tar', 'xzf', await tarballOf('cli'), '-C', 'tools');
  await inGround('node', 'tools/package/dist/main.js', 'init', 'weather');

  await writeFile(path.join(home, 'pnpm-workspace.yaml'), await installSettings());
  await atHome('npx', '--yes', await findPnpm(), 'install', '--prefer-offline');
  await atHome('node_modules/.bin/tsc');
  await atHome('node_modules/.bin/jest');
  expect(await karavan('check')).toContain('All is in order.');

  await writeFile(path.join(ground, 'karavan.key'), DEPLOY_KEY);
  expect(await karavan('publish', '--live')).toContain('mf-weather on stable: 0.1.0-');
  const page = await fetch(`${site}/weather`, { headers: { 'accept-language': 'de' } });
  expect(await page.text()).toContain('Neuheiten</h1>');
});

async function tarballOf(name: string): Promise<string> {
  const manifest = path.join(WORKSPACE, name, 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return path.join(ground, `karavan-${name}-${version}.tgz`);
}

/** Our packages come from the tarballs, as they would come from a registry; all else from there. */
async function installSettings(): Promise<string> {
  const names = ['cli', 'remote-build', 'shared-api', 'shared-ui'];
  const overrides = await Promise.all(
    names.map(async (name) => [`@karavan/${name}`, `file:${await tarballOf(name)}`]),
  );
  const allowBuilds = {
    '@swc/core': true,
    '@parcel/watcher': false,
    'core-js-pure': false,
    msw: false,
  };
  // JSON is YAML.
  return JSON.stringify({ overrides: Object.fromEntries(overrides), allowBuilds });
}

/** The version that installs this workspace. */
async function findPnpm(): Promise<string> {
  const bootstrap = await readFile(path.join(WORKSPACE, 'tooling/bootstrap.mjs'), 'utf8');
  return /'(pnpm@[\d.]+)'/.exec(bootstrap)![1]!;
}
