import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderPool, type RenderPool } from './render-pool.ts';

/** What stands in a release's bundle, by what its `render` does. */
const RELEASES = {
  shows: `
    const { renderToString } = require('react-dom/server');
    const { createElement } = require('react');
    const html = (text) => ({ html: renderToString(createElement('p', null, text)), styles: '', queries: null });
    exports.remote = { render: async ({ url, locale, fetch }) => {
      const answer = await fetch('http://server/api/v1' + url, { headers: { 'accept-language': locale } });
      return html(answer.status + ' ' + await answer.text());
    } };`,
  hangs: `exports.remote = { render: async () => { for (;;); } };`,
  crashes: `exports.remote = { render: async () => process.exit(1) };`,
  throws: `exports.remote = { render: async () => { throw new Error('no such page'); } };`,
  'is slow': `exports.remote = { render: ({ fetch }) => fetch('http://server/never') };`,
  'tells its surroundings': `
    exports.remote = { render: async () => ({ html: JSON.stringify(process.env), styles: '', queries: null }) };`,
  'wants files': `require('node:fs');`,
};

let folder: string;
let pool: RenderPool;
const calls: unknown[] = [];
const log = { error: jest.fn() };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karavan-render-'));
  for (const [name, code] of Object.entries(RELEASES)) {
    await writeFile(path.join(folder, name), code.replaceAll('exports.', 'module.exports.'));
  }
  pool = createRenderPool({
    workers: 1,
    log,
    callApi: async (call) => {
      if (call.url === '/never') return new Promise(() => undefined);
      calls.push(call);
      if (call.url === '/api/v1/down') throw new Error('the API is down');
      return { status: 200, contentType: 'text/plain', body: `posts & more` };
    },
  });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const render = (release: keyof typeof RELEASES, url = '/posts?page=1') =>
  pool.render({
    bundle: path.join(folder, release),
    request: { page: 'posts', params: {}, url, locale: 'de' },
  });

/** A worker takes a while to start, longer than a visitor waits. */
async function workerIsReady(): Promise<void> {
  for (;;) {
    const page = await render('shows').catch(() => null);
    if (page) return;
  }
}
beforeEach(async () => {
  await workerIsReady();
  calls.length = 0;
});

/** The longest that this thread was held up. */
async function longestPause(during: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await during;
  clearInterval(timer);
  return longest;
}

it('renders with the data of the API, asked for as the page asks', async () => {
  await expect(render('shows')).resolves.toMatchObject({ html: '<p>200 posts &amp; more</p>' });
  expect(calls).toEqual([
    { method: 'GET', url: '/api/v1/posts?page=1', headers: { 'accept-language': 'de' } },
  ]);
});

it('tells the release when the API cannot answer', async () => {
  await expect(render('shows', '/down')).rejects.toThrow('the API is down');
});

it('ends a render that hangs without holding up anybody else, and renders the next', async () => {
  const hanging = render('hangs').catch((error: Error) => error.name);
  expect(await longestPause(hanging)).toBeLessThan(1500);
  expect(await hanging).toBe('AbortError');
  await workerIsReady();
});

it('survives a worker that ends', async () => {
  await expect(render('crashes')).rejects.toThrow();
  await workerIsReady();
});

it.each(['throws', 'wants files'] as const)('a release that %s fails alone', async (release) => {
  await expect(render(release)).rejects.toThrow(/no such page|may not require 'node:fs'/);
  await expect(render('shows')).resolves.toBeDefined();
});

it('refuses what would wait too long, at once', async () => {
  const waiting = Array.from({ length: 30 }, () =>
    render('is slow').catch((error: Error) => error.message),
  );
  await expect(render('shows')).rejects.toThrow('Too many renders wait already');
  expect(new Set(await Promise.all(waiting))).toEqual(
    new Set(['The task has been aborted', 'Too many renders wait already']),
  );
});

it('shows releases no secrets, and gives them the production build of React', async () => {
  const { html } = await render('tells its surroundings');
  expect(JSON.parse(html)).toEqual({ NODE_ENV: 'production' });
});

it('leaves nothing running, whatever its workers do', async () => {
  const other = createRenderPool({ workers: 1, log, callApi: () => new Promise(() => undefined) });
  const bundle = path.join(folder, 'hangs');
  const hanging = other
    .render({ bundle, request: { page: 'posts', params: {}, url: '/', locale: 'ru' } })
    .catch((error: Error) => error);
  await other.close();
  expect(await hanging).toBeInstanceOf(Error);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Worker').length).toBeLessThan(
    2,
  );
});
