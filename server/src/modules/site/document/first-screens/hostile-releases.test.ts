import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ApiAnswer } from './messages.ts';
import { createProcessPool } from '../../../../platform/process/process-pool.ts';
import type { Program } from '../../../../platform/process/start-process.ts';
import { createRenderPool, RenderError, type RenderPool } from './render-pool.ts';
import { RENDERER } from './renderer-program.ts';
import { ASSAULTS, ATTACKS, bundleOf, type Plan } from './testing/attacks.ts';
import { publishBundles, VERSION } from './testing/publish-bundles.ts';

const SECRET = 'the-secret-of-the-server';
const HONEST = `
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const names = ['a', 'b'].map((name) => createElement('i', { key: name }, name));
  const seen = [typeof leak, typeof {}.poisoned];
  module.exports.remote = { render: async () => ({
    html: renderToString(createElement('p', null, names)) + seen, styles: '', queries: null,
  }) };`;
const HONEST_PAGE = '<p><i>a</i><i>b</i></p>undefined,undefined';
/** Asks the API for this, and shows what becomes of it. */
const ASKS = {
  posts: `'/api/v1/posts?page=2'`,
  'our own address': `'http://server/api/v1/posts'`,
  'a write': `'/api/v1/posts', { method: 'POST', body: '{}' }`,
  'a deletion': `'/api/v1/posts', { method: 'DELETE' }`,
  'what is no API': `'/metrics'`,
  'what is no API, by a detour': `'/api/v1/../../metrics'`,
  'another port': `'http://127.0.0.1:5432/api/v1/posts'`,
  'another host': `'//elsewhere/api/v1/posts'`,
  'another scheme': `'https://server/api/v1/posts'`,
  'a file': `'file:///api/v1/posts'`,
  "somebody's orders": `'/api/v1/orders', { headers: {
    authorization: 'Token abc', cookie: 'session=abc', 'x-forwarded-for': '10.0.0.1', 'x-csrftoken': 'a',
    'idempotency-key': 'a', 'accept-language': 'de' } }`,
};
const asking = (what: string) =>
  `return request.fetch(${what}).then(({ status }) => String(status), () => 'refused');`;

const listener = createServer((_request, response) => response.end('reached'));
let visits = 0;
listener.on('connection', () => (visits += 1));
const callApi = jest.fn(
  async (_url: string, _headers: Readonly<Record<string, string>>): Promise<ApiAnswer> => ({
    status: 200,
    contentType: 'application/json',
    body: '[]',
  }),
);
const log = { error: jest.fn() };
let plan: Plan;
let bundles: ReturnType<typeof publishBundles>;
let secrets: typeof bundles;
let pool: RenderPool;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  process.env['SECRET'] = SECRET;
  const { port } = listener.address() as AddressInfo;
  secrets = publishBundles({ secret: SECRET });
  plan = { port, secretFile: secrets.fileOf('secret') };
  bundles = publishBundles({
    honest: HONEST,
    ...Object.fromEntries(
      Object.entries(ATTACKS).map(([name, does]) => [name, bundleOf(does, plan)]),
    ),
    ...Object.fromEntries(
      Object.entries(ASSAULTS).map(([name, { does }]) => [name, bundleOf(does, plan)]),
    ),
    ...Object.fromEntries(
      Object.entries(ASKS).map(([name, what]) => [name, bundleOf(asking(what), plan)]),
    ),
  });
  pool = createRenderPool({ waitMs: 800, workers: 1, source: bundles.source, log, callApi });
  pool.standBy();
});
afterAll(() => {
  pool.close();
  bundles.remove();
  secrets.remove();
  listener.close();
  delete process.env['SECRET'];
});

async function render(remote: string): Promise<{ readonly html: string }> {
  for (;;) {
    try {
      const { html } = await pool.render({
        bundle: { remote, version: VERSION },
        request: { page: 'posts', params: {}, url: '/', locale: 'ru', currency: 'KGS' },
      });
      return { html: html.toString() };
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem !== 'queue') throw error;
    }
  }
}

async function expectHonestPage(): Promise<void> {
  expect((await render('honest')).html).toBe(HONEST_PAGE);
}

describe('a hostile release', () => {
  it.each(Object.keys(ATTACKS))('that %s gets nothing', async (name) => {
    const page = await render(name).catch((error: Error) => ({ html: error.message }));
    expect(page.html).not.toContain(SECRET);
    expect(page.html).not.toContain('could');
    expect(visits).toBe(0);
    await expectHonestPage();
  });

  it('that walks to all that can be reached finds a small world', async () => {
    const { html } = await render('walks to everything there is');
    expect(html).toMatch(/^ among \d{4}$/);
  });

  it.each(Object.entries(ASSAULTS))('that %s harms itself alone', async (name, { ends }) => {
    // Twice: what its first render has left behind may be there for the second one.
    for (let round = 0; round < 2; round += 1) {
      expect(await render(name).catch((error: unknown) => error)).toMatchObject(ends);
      await expectHonestPage();
    }
  });

  it('asks the API for what guests may read, and for nothing else', async () => {
    callApi.mockClear();
    const outcomes: Record<string, string> = {};
    for (const name of Object.keys(ASKS)) outcomes[name] = (await render(name)).html;
    const { posts, 'our own address': own, "somebody's orders": orders, ...others } = outcomes;
    expect([posts, own, orders]).toEqual(['200', '200', '200']);
    expect(new Set(Object.values(others))).toEqual(new Set(['refused']));
    expect(callApi.mock.calls).toEqual([
      ['/api/v1/posts?page=2', {}],
      ['/api/v1/posts', {}],
      ['/api/v1/orders', { 'accept-language': 'de' }],
    ]);
  });
});

/** The second wall: what Node and the system keep from a release that has broken out of its realm. */
describe('one that has left its realm', () => {
  const entry = path.join(import.meta.dirname, '../../../../testing/run-confined.ts');
  const readable = [entry, path.join(import.meta.dirname, '..')];
  const flags = [...RENDERER.flags!, ...readable.map((name) => `--allow-fs-read=${name}`)];
  const subjectOf = (attempt: string) =>
    ({ start: 'whoami', write: `${plan.secretFile}.new` })[attempt] ?? plan.secretFile;
  const outcomeIn = async (program: Program, attempt: string) => {
    const processes = createProcessPool({
      program,
      limits: { frameBytes: 1000, frames: 10 },
      processes: 1,
      idleMs: 1000,
    });
    const outcome = await processes.run({
      key: attempt,
      timeLimitMs: 10_000,
      work: (one) =>
        new Promise<string>((resolve) => {
          one.listen((frame) => resolve(frame.toString()));
          const subject = subjectOf(attempt);
          one.send(Buffer.from(JSON.stringify({ attempt, subject })));
        }),
    });
    processes.close();
    return outcome;
  };

  it.each([
    ['read', `got ${SECRET}`],
    ['start', 'got '],
    ['thread', 'got '],
    ['compile', 'got 1'],
    ['pollute', 'got polluted'],
    ['write', 'got '],
  ])('cannot %s', async (attempt, free) => {
    expect(await outcomeIn({ ...RENDERER, entry, flags }, attempt)).toMatch(/^failed /);
    expect(await outcomeIn({ entry }, attempt)).toContain(free);
  });

  it('is nobody, and has next to no process', async () => {
    const isRoot = process.getuid!() === 0;
    const program = { ...RENDERER, entry, flags };
    expect(await outcomeIn(program, 'account')).toBe(`got ${isRoot ? 65_530 : process.getuid!()}`);
    expect(await outcomeIn(program, 'process')).toBe('got ');
  });
});

/** What was there before: releases share a process with their server, and with each other. */
describe('the same, where nothing confines it', () => {
  const run = promisify(execFile);
  const harness = `
    const { readFileSync } = require('node:fs');
    const { compileFunction } = require('node:vm');
    const load = (file) => {
      const module = { exports: {} };
      compileFunction(readFileSync(file, 'utf8'), ['module', 'require'])(module, require);
      return module.exports.remote.render({ fetch });
    };
    load(process.argv[1]).then(async ({ html }) => {
      const next = await load(process.argv[2]).catch((error) => ({ html: error.message }));
      process.stdout.write(html + ' | ' + next.html, () => process.exit());
    });`;
  const runFreely = async (name: string) => {
    const files = [bundles.fileOf(name), bundles.fileOf('honest')];
    const { stdout } = await run(process.execPath, ['-e', harness, ...files], {
      cwd: path.join(import.meta.dirname, '../../../../..'),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return stdout;
  };

  it.each([
    ['reads the environment', SECRET],
    ['reads a file', SECRET],
    ['starts a program', SECRET],
    ['kills the server', 'could'],
    ['walks to everything there is', 'could'],
    ['runs WebAssembly', 'could'],
    ['shares memory', 'could'],
    ['poisons React', '| poisoned'],
    ['leaves globals', 'string,undefined'],
  ])('%s', async (name, loot) => {
    expect(await runFreely(name)).toContain(loot);
  });

  it('poisons the language', async () => {
    expect(await runFreely('poisons the language')).not.toContain(HONEST_PAGE);
  });

  it('opens a socket', async () => {
    await runFreely('opens a socket');
    expect(visits).toBeGreaterThan(0);
  });

  it('unlike an honest one', async () => {
    expect(await runFreely('honest')).toBe(`${HONEST_PAGE} | ${HONEST_PAGE}`);
  });
});
