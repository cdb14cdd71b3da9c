import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { createRenderPool } from '../server/src/modules/site/document/first-screens/render-pool.ts';

/**
 * What a thread that renders first screens takes of memory, at rest and after many renders, what one
 * render takes of the processor, and the bytes of what the thread loads. It renders in this process,
 * which does nothing else, with answers of a running server. The remotes must be built.
 * Usage: node bench/render-memory.ts [address]
 */
const server = process.argv[2] ?? 'http://localhost:8080';
const PAGES = [
  { remote: 'mf-feed', page: 'posts', params: {}, url: '/home/posts' },
  { remote: 'mf-commerce', page: 'item', params: { id: '5' }, url: '/p/5' },
  { remote: 'mf-organization', page: 'organization', params: { id: '1' }, url: '/organizations/1' },
];
const RENDERS = 600;

const answers = new Map<string, { status: number; contentType: string; body: string }>();
await fetch(server);

const before = process.memoryUsage.rss();
const pool = createRenderPool({
  workers: 1,
  log: pino({ level: 'error' }),
  // Each is asked for once: fetching them is not what is measured.
  async callApi({ method, url, headers }) {
    const known = answers.get(url);
    if (known) return known;
    const answer = await fetch(server + url, { method, headers });
    const contentType = answer.headers.get('content-type') ?? '';
    const kept = { status: answer.status, contentType, body: await answer.text() };
    answers.set(url, kept);
    return kept;
  },
});
for (const { url } of PAGES) await renderWhenReady(url);
const atRest = process.memoryUsage.rss();
const used = process.cpuUsage();
for (let turn = 0; turn < RENDERS; turn += 1) await render(PAGES[turn % PAGES.length]!.url);
const { user, system } = process.cpuUsage(used);
const afterRenders = process.memoryUsage.rss();

await pool.close();

const report = {
  date: new Date().toISOString(),
  node: process.version,
  'bundles, kB': Object.fromEntries(
    PAGES.map(({ remote }) => [remote, Math.round(statSync(bundleOf(remote)).size / 1000)]),
  ),
  'a thread at rest, MB': megabytes(atRest - before),
  [`a thread after ${RENDERS} renders, MB`]: megabytes(afterRenders - before),
  'a render, ms of processor time': Number(((user + system) / 1000 / RENDERS).toFixed(1)),
};
console.log(report);
writeFileSync(
  path.join(import.meta.dirname, 'results/render-memory.json'),
  `${JSON.stringify(report, null, 2)}\n`,
);

function render(address: string): Promise<unknown> {
  const { remote, page, params, url } = PAGES.find((row) => row.url === address)!;
  return pool.render({ bundle: bundleOf(remote), request: { page, params, url, locale: 'ru' } });
}

/** The first render waits for its thread to start, which may take longer than a visitor waits. */
async function renderWhenReady(url: string): Promise<void> {
  while (!(await render(url).catch(() => null)));
}

function bundleOf(remote: string): string {
  return path.join(import.meta.dirname, '..', remote, 'dist/node/server.cjs');
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
