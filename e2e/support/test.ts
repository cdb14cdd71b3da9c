import {
  test as base,
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { createBusinesses, type Businesses } from './businesses.ts';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';
import { createNetworks, type Networks } from './networks.ts';
import { createPeople, type Account, type People } from './people.ts';
import { openServersDatabase } from './server-under-test.ts';
import { signIn } from './sign-in.ts';

export { DEMO, PASSWORD } from './people.ts';
export { signIn, signInOnPage } from './sign-in.ts';

interface Fixtures {
  /** A proxy of this test's own before the server. */
  readonly faultyProxy: FaultyProxy;
  /** Everything that the console and the page have complained of. */
  readonly complaints: string[];
  /** A window of its own in which somebody else is signed in. */
  readonly openAs: (account: Account) => Promise<Page>;
}

interface WorkerFixtures {
  /** Makes people and businesses that no other test knows: whoever writes, writes there. */
  readonly own: People & Businesses & Networks;
}

/** single-spa's word that mounting takes long: of a busy machine, not of the page. */
const SLOW_MOUNT = /single-spa\.js\.org\/error\/\?code=31\b/;

/** Playwright's word for the worker that it keeps out. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Fixtures, WorkerFixtures>({
  own: [
    async ({}, use, { workerIndex }) => {
      const db = await openServersDatabase();
      const people = await createPeople(db, workerIndex);
      await use({
        ...people,
        ...createBusinesses(db, people),
        ...createNetworks(db, workerIndex),
      });
      await db.destroy();
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (account) => {
      const page = await browser.newPage();
      pages.push(page);
      await signIn(page, account);
      return page;
    });
    for (const page of pages) await page.close();
  },
  faultyProxy: async ({ baseURL }, use) => {
    const proxy = await startFaultyProxy(baseURL!);
    await use(proxy);
    await proxy.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      const text = message.text();
      if (isComplaint && !SLOW_MOUNT.test(text) && text !== NO_WORKER) complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

export { expect };

/** The code that was sent last to a phone, from the demo's outbox, once so many have been. */
export async function sentCode(
  request: APIRequestContext,
  phone: string,
  sent = 1,
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await request.get(`/api/v1/dev/outbox/?to=${encodeURIComponent(phone)}`);
    const messages = (await answer.json()) as { code: string | null }[];
    // Not everything that goes to a phone is a code.
    const codes = messages.flatMap((message) => message.code ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(sent);
    [code] = codes;
  }).toPass();
  return code!;
}

/** What a guest's page on a phone waits for before anything of the shell runs. */
export async function touch(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
}

/** Touches the page and waits until the remote has taken it over: presses are answered at once from now on. */
export async function untilInteractive(page: Page): Promise<void> {
  await touch(page);
  await page.locator('#karavan-page > div:not([data-still])').first().waitFor();
}

/**
 * Until the page has its heading and loads nothing more. The browser's word for the latter gets lost
 * now and then, so it is not waited for longer than a page can take.
 */
export async function untilWhole(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 15_000 });
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
}

/** Where something is seen, in CSS pixels; a page that comes or goes has no place for a moment, and is waited for. */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    box = await locator.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  return box!;
}

/** Keeps the shell's script back, so that something can be done with what the server has sent; returns what lets it come. */
export async function holdStart(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/shell/*/web/main.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
