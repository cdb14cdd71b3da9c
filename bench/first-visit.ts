import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

/**
 * Bytes and requests in series until a page is usable, for each remote's page, as a first visit over the
 * network log of Chromium. Needs a running server with the demo data: `node bench/first-visit.ts [address]`.
 */
const address = process.argv[2] ?? 'http://localhost:8080';
const PAGES = [
  { path: '/home/posts' },
  { path: '/p/5' },
  { path: '/organizations/1' },
  { path: '/messenger', phone: '+996700000001' },
  { path: '/notifications', phone: '+996700000001' },
  { path: '/delivery/available', phone: '+996700000004' },
  { path: '/statistics/orders', phone: '+996700000002' },
];

interface Figures {
  readonly page: string;
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly htmlBytes: number;
  /** The longest chain of scripts of which one was asked for after another had arrived, the HTML included. */
  readonly inSeries: number;
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const figures: Figures[] = [];
for (const { path: pathname, phone } of PAGES) {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  if (phone) await signIn(page, phone);
  figures.push(await visit(page, pathname));
  await context.close();
}
await browser.close();

console.table(figures);
const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const report = { date: new Date().toISOString(), chromium: browser.version(), figures };
writeFileSync(path.join(folder, 'first-visit.json'), `${JSON.stringify(report, null, 2)}\n`);

async function visit(page: Page, pathname: string): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  const requests = new Map<string, { type: string; start: number; end: number; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    requests.set(requestId, { type: type ?? 'Other', start: timestamp, end: Infinity, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  await page.goto(address + pathname);
  // A guest's page on a phone starts at the first touch.
  await page.mouse.move(9, 9);
  await page.locator('#karavan-page > div:not([data-island])').first().waitFor();
  await page.waitForLoadState('networkidle');
  const all = [...requests.values()];
  const scripts = all.filter(({ type }) => type === 'Script');
  const html = all.find(({ type }) => type === 'Document')!;
  return {
    page: pathname,
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    htmlBytes: html.bytes,
    inSeries: longestChain([html, ...scripts]),
  };
}

function longestChain(requests: readonly { start: number; end: number }[]): number {
  const depthOf = (request: { start: number }): number =>
    1 + Math.max(0, ...requests.filter(({ end }) => end <= request.start).map(depthOf));
  return Math.max(...requests.map(depthOf));
}

function sum(requests: readonly { bytes: number }[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}

async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto(`${address}/auth`);
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByLabel('Пароль', { exact: true }).fill('Karavan-2026');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL('**/home/posts');
}
