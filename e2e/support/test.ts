import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';

interface Fixtures {
  /** A proxy of this test's own before the server. */
  readonly faultyProxy: FaultyProxy;
  /** Everything that the console and the page have complained of. */
  readonly complaints: string[];
}

export const test = base.extend<Fixtures>({
  faultyProxy: async ({ baseURL }, use) => {
    const proxy = await startFaultyProxy(baseURL!);
    await use(proxy);
    await proxy.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

export { expect };

export const PHONES = {
  client: '+996700000001',
  owner: '+996700000002',
  seller: '+996700000003',
  courier: '+996700000004',
  manager: '+996700000005',
} as const;

/** The password of the demo accounts, and of the people whom tests make. */
export const PASSWORD = 'Karavan-2026';

/** Signs in a demo account by password, through the page. */
export function signIn(page: Page, account: keyof typeof PHONES): Promise<void> {
  return signInByPhone(page, PHONES[account]);
}

export async function signInByPhone(page: Page, phone: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL('**/home/posts');
}

/** The code that was sent last to a phone, from the demo's outbox. */
export async function sentCode(request: APIRequestContext, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await request.get(`/api/v1/dev/outbox/?to=${encodeURIComponent(phone)}`);
    const [message] = (await answer.json()) as { code: string }[];
    code = message!.code;
  }).toPass();
  return code!;
}

/** Waits until the remote has taken over the page. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.locator('#karavan-page > div:not([data-island])').first().waitFor();
}

/**
 * Until the page has its heading and loads nothing more. The browser's word for the latter gets lost
 * now and then, so it is not waited for longer than a page can take.
 */
export async function untilWhole(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 15_000 });
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
}
