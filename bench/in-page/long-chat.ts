import type { Page } from '@playwright/test';
import { median, type Visitor } from './browser.ts';
import type { World } from './world.ts';

const ROUNDS = 5;

interface Talk {
  readonly client: Visitor;
  readonly owner: Visitor;
  readonly chats: World['chats'];
}

/** A long chat beside a short one: opening it, hearing something new, and going back in it. */
export async function measureLongChat({ client, owner, chats }: Talk) {
  const [short, long] = Object.keys(chats)
    .map(Number)
    .toSorted((a, b) => a - b);
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = await open(client.page, chats[short!]!, short!);
    const second = await open(client.page, chats[long!]!, long!);
    // The first round loads the scripts.
    if (round > 0) ratios.push(second / first);
  }
  return {
    'opening, to the short one': Number(median(ratios).toFixed(2)),
    'frames until a new message is seen': await framesOfArrival(client.page, owner, chats[long!]!),
    'pixels moved by older messages': await pixelsMoved(client.page),
  };
}

/** Milliseconds from the press in the list to the last message. */
async function open(page: Page, chat: number, length: number): Promise<number> {
  await page.goto('/messenger');
  await page.locator(`a[href="/messenger/chat/${chat}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    ([id, text]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        document.querySelector<HTMLElement>(`a[href="/messenger/chat/${id}"]`)!.click();
        const look = () => {
          const log = document.querySelector('[role="log"]');
          if (log?.textContent.includes(String(text))) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [chat, `Сообщение ${length}`] as const,
  );
}

async function framesOfArrival(page: Page, owner: Visitor, chat: number): Promise<number> {
  await owner.page.goto(`/messenger/chat/${chat}`);
  const field = owner.page.getByRole('textbox').last();
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = `Новое ${round}`;
    const seen = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let since = 0;
          const look = () => {
            const { arrivals } = globalThis as unknown as { arrivals: { data: string }[] };
            if (arrivals.some(({ data }) => data.includes(wanted))) since += 1;
            if (document.querySelector('[role="log"]')?.textContent.includes(wanted))
              resolve(since);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      text,
    );
    await field.fill(text);
    await field.press('Enter');
    counts.push(await seen);
  }
  return median(counts);
}

/** How far what is being read moves while older messages arrive above it. */
async function pixelsMoved(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const log = document.querySelector<HTMLElement>('[role="log"]')!;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = () => log.scrollHeight;
    let most = 0;
    for (let round = 0; round < 3; round += 1) {
      log.scrollTop = 700;
      await frame();
      await frame();
      const anchor = [...log.querySelectorAll<HTMLElement>('*')].find(
        (element) =>
          element.childElementCount === 0 &&
          element.textContent.startsWith('Сообщение') &&
          element.getBoundingClientRect().top > 300,
      )!;
      const text = anchor.textContent;
      const topOf = () =>
        [...log.querySelectorAll<HTMLElement>('*')]
          .find((element) => element.childElementCount === 0 && element.textContent === text)
          ?.getBoundingClientRect().top;
      const before = topOf()!;
      const grown = height();
      const deadline = performance.now() + 5000;
      while (height() === grown && performance.now() < deadline) await frame();
      for (let settle = 0; settle < 10; settle += 1) await frame();
      most = Math.max(most, Math.abs((topOf() ?? Infinity) - before));
    }
    return Math.round(most);
  });
}
