import { appendFileSync, readFileSync } from 'node:fs';
import type { ApiAnswer } from './messages.ts';
import { createRenderPool, RenderError, type RenderPool } from './render-pool.ts';
import { publishBundles, VERSION } from './testing/publish-bundles.ts';

const showing = (text: string) => `
  const { renderToString } = require('react-dom/server');
  const { createElement } = require('react');
  module.exports.remote = { render: async ({ url, locale, fetch }) => {
    const text = await (${text});
    return { html: renderToString(createElement('p', null, text)), styles: '', queries: null };
  } };`;

/** Bundles by what their `render` does. */
const BUNDLES = {
  shows: showing(
    `fetch('http://server/api/v1' + url, { headers: { 'accept-language': locale } })
      .then(async (answer) => answer.status + ' ' + await answer.text())`,
  ),
  'shows something else': showing('Promise.resolve("else")'),
  'has been changed': showing('Promise.resolve("changed")'),
  hangs: `module.exports.remote = { render: async () => { for (;;); } };`,
  'hangs and hangs': `module.exports.remote = { render: async () => { for (;;); } };`,
  throws: `module.exports.remote = { render: async () => { throw new Error('no such page'); } };`,
  'is no JavaScript': `{`,
  'needs what it asks for': `
    module.exports.remote = { render: async ({ url, fetch }) => {
      const { status } = await fetch('/api/v1' + url);
      throw new Error(String(status));
    } };`,
  'is slow': `module.exports.remote = { render: ({ fetch }) => fetch('/api/v1/never') };`,
  'wants files': `require('node:fs');`,
  'knows much': `
    module.exports.remote = { render: async () => ({ html: 'Öl €', styles: '', queries: { list: ['</script>', 'ё'] } }) };`,
  'knows a function': `
    module.exports.remote = { render: async () => ({ html: '', styles: '', queries: () => 0 }) };`,
  'knows nothing that can be written': `
    module.exports.remote = { render: async () => {
      const queries = {};
      queries.queries = queries;
      return { html: '', styles: '', queries };
    } };`,
  'shows no text': `module.exports.remote = { render: async () => ({ html: 5, styles: '', queries: null }) };`,
  'has every library': `
    const libraries = ['@tanstack/react-query', 'i18next', 'jotai', 'jotai/react', 'jotai/vanilla', 'react', 'react-dom',
      'react-dom/server', 'react-i18next', 'react-router-dom', 'react/jsx-runtime', 'styled-components'];
    const html = libraries.filter((name) => Object.keys(require(name)).length > 2).length + ' ' + require('react').version;
    module.exports.remote = { render: async () => ({ html, styles: '', queries: null }) };`,
};
type Name = keyof typeof BUNDLES;

const bundles = publishBundles(BUNDLES);
const log = { error: jest.fn() };
const callApi = jest.fn(
  async (url: string, _headers: Readonly<Record<string, string>>): Promise<ApiAnswer> => {
    if (url === '/api/v1/never') return new Promise(() => undefined);
    if (url === '/api/v1/nobody') return { status: 404, contentType: 'text/plain', body: '' };
    if (url === '/api/v1/down') throw new Error('the API is down');
    return { status: 200, contentType: 'text/plain', body: 'posts & more' };
  },
);
let pool: RenderPool;
function open(): RenderPool {
  const opened = createRenderPool({
    waitMs: 800,
    workers: 1,
    source: bundles.source,
    log,
    callApi,
  });
  opened.standBy();
  return opened;
}
beforeAll(() => {
  appendFileSync(bundles.fileOf('has been changed'), ';');
  pool = open();
});
afterAll(() => {
  pool.close();
  bundles.remove();
});

async function render(remote: Name, url = '/posts?page=1', of = pool) {
  const { html, queries } = await of.render({
    bundle: { remote, version: VERSION },
    request: { page: 'posts', params: {}, url, locale: 'de', currency: 'EUR' },
  });
  return { html: html.toString(), queries: queries.toString() };
}

/** A process takes a while to start, on a busy machine longer than a visitor waits. */
async function renderInTheEnd(remote: Name = 'shows') {
  for (;;) {
    try {
      return await render(remote);
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem !== 'queue') throw error;
    }
  }
}
beforeEach(async () => {
  await renderInTheEnd();
  callApi.mockClear();
});

it('renders with the data of the API, asked for as the page asks', async () => {
  await expect(render('shows')).resolves.toMatchObject({ html: '<p>200 posts &amp; more</p>' });
  expect(callApi.mock.calls).toEqual([['/api/v1/posts?page=1', { 'accept-language': 'de' }]]);
});

it('hands over what a page was rendered from, so that it may stand in a document', async () => {
  const { html, queries } = await renderInTheEnd('knows much');
  expect(html).toBe('Öl €');
  expect(queries).not.toContain('<');
  expect(JSON.parse(queries)).toEqual({ list: ['</script>', 'ё'] });
});

it('takes what is no JSON for nothing', async () => {
  expect(await renderInTheEnd('knows a function')).toEqual({ html: '', queries: 'null' });
});

it('gives releases all libraries, the same React as the server has', async () => {
  const { html } = await renderInTheEnd('has every library');
  const { version } = JSON.parse(readFileSync(require.resolve('react/package.json'), 'utf8')) as {
    version: string;
  };
  expect(html).toBe(`12 ${version}`);
});

it('tells the release when the API cannot answer', async () => {
  await expect(render('shows', '/down')).rejects.toMatchObject({
    problem: 'release',
    message: 'The API does not answer this',
  });
});

it('tells a page of what is not there from a release that fails', async () => {
  const remote = 'needs what it asks for';
  await renderInTheEnd(remote).catch(() => null);
  await expect(render(remote, '/nobody')).rejects.toMatchObject({ problem: 'absent' });
  await expect(render(remote, '/somebody')).rejects.toMatchObject({ problem: 'release' });
});

it('keeps several releases at hand, each in a process of its own', async () => {
  await renderInTheEnd('shows something else');
  const rounds = await Promise.all([render('shows'), render('shows something else')]);
  expect(rounds.map(({ html }) => html)).toEqual(['<p>200 posts &amp; more</p>', '<p>else</p>']);
});

it('ends a render that hangs without holding up this thread, and renders the next', async () => {
  const hanging = renderInTheEnd('hangs').catch((error: unknown) => error);
  expect(await longestPause(hanging)).toBeLessThan(1500);
  expect(await hanging).toMatchObject({ problem: 'time' });
  await renderInTheEnd();
});

it('leaves a release alone for a minute that hangs again and again, and says so once', async () => {
  log.error.mockClear();
  const problems: unknown[] = [];
  while (problems.at(-1) !== 'left alone') {
    const error: unknown = await renderInTheEnd('hangs and hangs').catch((reason) => reason);
    problems.push((error as RenderError).problem);
  }
  expect(problems).toEqual([...Array<string>(3).fill('time'), 'left alone']);
  expect(log.error).toHaveBeenCalledTimes(1);
  await renderInTheEnd();
});

it.each([
  ['throws', /no such page/],
  ['wants files', /may not require 'node:fs'/],
  ['is no JavaScript', /Unexpected/],
  ['knows nothing that can be written', /circular/],
  ['shows no text', /are texts/],
] as const)('a release that %s fails alone', async (remote, message) => {
  await expect(renderInTheEnd(remote)).rejects.toMatchObject({
    problem: 'release',
    message: expect.stringMatching(message),
  });
  await expect(renderInTheEnd()).resolves.toBeDefined();
});

it('does not load a bundle whose hash is not the published one', async () => {
  await expect(renderInTheEnd('has been changed')).rejects.toMatchObject({
    problem: 'bundle',
    message: expect.stringContaining('has the hash sha384-'),
  });
});

it('refuses what would wait too long, at once', async () => {
  const waiting = Array.from({ length: 30 }, () =>
    render('is slow').catch((error: { problem: string }) => error.problem),
  );
  await expect(render('shows')).rejects.toThrow('Too many renders wait already');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['time', 'queue']));
});

it('leaves nothing running, whatever its processes do', async () => {
  const other = open();
  const hanging = render('hangs', '/', other).catch((error: unknown) => error);
  other.close();
  expect(await hanging).toMatchObject({ problem: 'closed' });
  await expect(render('shows', '/', other)).rejects.toMatchObject({ problem: 'closed' });
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
