import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/**
 * Opens the feed in Chromium again and again, each time as somebody new, until it is told to stop. One tab
 * stays open from the beginning, and goes on to a page that it has not loaded yet when it is told to.
 *   node e2e/support/keep-visiting.ts <address>, with an IPC channel: 'go on' and 'stop' are answered.
 */

const FEED = '/home/posts';
const NEXT_PAGE = '/home/search';
const PATIENCE_MS = 10_000;

const address = process.argv[2]!;
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: ['--no-sandbox', '--disable-quic'],
  ...(found.env && { env: found.env }),
});
const problems: string[] = [];
const releases = new Set<string>();
let visits = 0;
let isOver = false;

function openContext(): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: address,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
  });
}

async function openFeed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const [, name, version] =
      /^\/(?:remotes\/)?(shell|mf-[\w-]+)\/([\w.-]+)\//.exec(pathname) ?? [];
    if (name !== undefined) releases.add(`${name} ${version}`);
    if (answer.status() >= 400) problems.push(`${answer.status()} ${pathname}`);
  });
  await page.goto(FEED);
  // Otherwise the shell would not start.
  await page.mouse.move(9, 9);
  return page;
}

/** The shell has started, and the page shows what it is for. */
async function untilShown(page: Page, content: string): Promise<void> {
  await page.waitForSelector('html[data-shell]', { state: 'attached', timeout: PATIENCE_MS });
  await page.waitForSelector(`main ${content}`, { timeout: PATIENCE_MS });
  const complaint = await page
    .locator('[role=alert]')
    .first()
    .textContent({ timeout: 1 })
    .catch(() => null);
  if (complaint) throw new Error(`It says: ${complaint}`);
}

async function visit(): Promise<void> {
  const context = await openContext();
  try {
    await untilShown(await openFeed(context), ':text-matches(".", "s")');
  } catch (error) {
    problems.push(`blank: ${(error as Error).message}`);
  } finally {
    visits += 1;
    await context.close();
  }
}

const openTab = await openFeed(await openContext());
await untilShown(openTab, ':text-matches(".", "s")');

async function goOn(): Promise<void> {
  await openTab.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, NEXT_PAGE);
  await untilShown(openTab, 'input:not([type=hidden])').catch((error: Error) => {
    problems.push(`the tab that was open: ${error.message}`);
  });
}

async function keepVisiting(): Promise<void> {
  while (!isOver) {
    await visit();
    await sleep(50);
  }
}

const visiting = keepVisiting();
process.on('message', (message) => {
  if (message === 'go on') void goOn().then(() => process.send!('gone on'));
  if (message === 'stop') {
    isOver = true;
    void visiting.then(async () => {
      await browser.close();
      process.send!({ visits, problems, releases: [...releases] }, () => process.exit(0));
    });
  }
});
// Whoever wanted to know is gone.
process.on('disconnect', () => void browser.close().finally(() => process.exit(1)));
process.send!('visiting');
