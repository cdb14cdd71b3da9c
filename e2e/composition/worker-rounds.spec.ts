import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '../support/test.ts';

const ROUNDS = 50;
const WORKER = readFileSync(path.resolve('shell/worker/service-worker.js'), 'utf8');
const PARTS = ['shell', 'remotes/mf-feed', 'remotes/mf-commerce'] as const;

/** What is live now, by part. */
type Live = Record<(typeof PARTS)[number], string>;

const fileOf = (part: string, version: string) => `/${part}/${version}/web/entry.js`;
const scriptOf = (part: string, version: string) =>
  `(globalThis.ran ??= []).push(${JSON.stringify(`${part} ${version}`)});`;
const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A site of releases as ours serves them: each file at an address of its own, and a document that names the live ones. */
async function openSite() {
  const site = {
    live: { shell: '1.0.0', 'remotes/mf-feed': '1.0.0', 'remotes/mf-commerce': '1.0.0' } as Live,
    scripts: 0,
  };
  const answers: Record<string, () => readonly [string, string]> = {
    '/': () => ['text/html', documentOf(site.live)],
    '/service-worker.js': () => [
      'text/javascript',
      `const RELEASE = ${JSON.stringify({ shell: site.live.shell, offline: 'aa' })};\n${WORKER}`,
    ],
  };
  const server: Server = createServer(({ url = '/' }, response) => {
    const [, part, version] = /^\/(.+)\/([\d.]+)\/web\/entry\.js$/.exec(url) ?? [];
    if (part !== undefined) site.scripts += 1;
    const [type, text] =
      part === undefined
        ? (answers[url]?.() ?? ['text/plain', 'kept'])
        : ['text/javascript', scriptOf(part, version!)];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { site, address: `http://localhost:${port}/`, close: () => server.close() };
}

/**
 * It adds the scripts as the shell adds those of remotes. What the parser finds ahead is asked for without its hash in
 * Chromium, so that the worker keeps none of it.
 */
function documentOf(live: Live): string {
  const files = PARTS.map((part) => ({
    src: fileOf(part, live[part]),
    integrity: integrityOf(scriptOf(part, live[part])),
    crossOrigin: 'anonymous',
    async: false,
  }));
  return `<!doctype html><title>Site</title><script>
    for (const file of ${JSON.stringify(files)}) {
      document.head.append(Object.assign(document.createElement('script'), file));
    }
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  </script>`;
}

test('fifty rounds of releases and ways back: never a stale remote, nor one of another round', async ({
  browser,
}) => {
  const { site, address, close } = await openSite();
  // One that is not watched: what is watched asks the network for everything.
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    for (let round = 1; round <= ROUNDS; round += 1) {
      const part = PARTS[round % PARTS.length]!;
      // Each third round leads back to what was live before, whose files the worker has.
      const version = round % 3 === 0 ? '1.0.0' : `1.0.${round}`;
      site.live = { ...site.live, [part]: version };
      await page.goto(address);
      const ran = await page.evaluate(() => (globalThis as { ran?: string[] }).ran);
      expect(ran).toEqual(PARTS.map((name) => `${name} ${site.live[name]}`));
    }
    // What was not released anew came from the worker: the network has seen fewer scripts than pages have run.
    expect(site.scripts).toBeLessThan(ROUNDS * PARTS.length);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  } finally {
    await context.close();
    close();
  }
});
