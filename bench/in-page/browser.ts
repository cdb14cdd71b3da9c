import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

/** As many times slower than this machine: a cheap phone. */
export const SLOWDOWN = 4;

export interface Visitor {
  readonly page: Page;
  /** Elements that exist now. */
  nodes(): Promise<number>;
  /** Bytes of the heap after its garbage has gone. */
  heap(): Promise<number>;
  slowDown(rate: number): Promise<void>;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}

/** Opens a page of a phone, and signs in there with the password of the demo accounts. */
export async function visit(browser: Browser, address: string, phone?: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  await page.addInitScript(recordFrames);
  if (phone) await signIn(page, phone);
  return measured(page, await context.newCDPSession(page));
}

/** When each frame of a socket has arrived, for who asks how long it takes to the screen. */
function recordFrames(): void {
  const arrivals: { at: number; data: string }[] = [];
  Object.assign(globalThis, { arrivals });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        arrivals.push({ at: performance.now(), data: String(data) });
      });
    }
  };
}

async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Karavan-2026');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

function measured(page: Page, session: CDPSession): Visitor {
  return {
    page,
    nodes: () => page.locator('*').count(),
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    async slowDown(rate) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;
