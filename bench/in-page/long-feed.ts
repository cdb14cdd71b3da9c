import type { Visitor } from './browser.ts';
import { SLOWDOWN } from './browser.ts';

const FEW = 100;

/** Scrolls the feed to many posts: what then exists, what it holds, and whether Back finds its place. */
export async function measureLongFeed(visitor: Visitor, posts: number) {
  const { page, slowDown } = visitor;
  let loaded = 0;
  page.on('response', async (response) => {
    if (!/\/shop\/feed\/\?/.test(response.url())) return;
    loaded += ((await response.json()) as { list: unknown[] }).list.length;
  });
  await page.goto('/home/posts');
  await page.locator('#karavan-page > div:not([data-island])').first().waitFor();
  const scrollTo = async (count: number) => {
    while (loaded < count) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(20);
    }
    await page.waitForTimeout(500);
  };
  await scrollTo(FEW);
  const before = { nodes: await visitor.nodes(), heap: await visitor.heap() };
  await scrollTo(posts);
  const after = { nodes: await visitor.nodes(), heap: await visitor.heap() };

  await page.evaluate(() => window.scrollBy(0, -60_000));
  await slowDown(SLOWDOWN);
  const longest = await longestTaskWhileScrolling(visitor);
  await slowDown(1);

  const place = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('a[href^="/p/"]')].find(
        (link) => link.getBoundingClientRect().top > 100,
      )!;
      return { href: seen.getAttribute('href')!, top: seen.getBoundingClientRect().top };
    });
  const left = await place();
  // Pressed where it is: the driver's own press would bring it to the middle first.
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(),
    left.href,
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.locator(`a[href="${left.href}"]`).first().waitFor();
  await page.waitForTimeout(500);
  const found = await page.evaluate(
    (href) => document.querySelector(`a[href="${href}"]`)!.getBoundingClientRect().top,
    left.href,
  );
  return {
    'nodes, to those at 100': Number((after.nodes / before.nodes).toFixed(2)),
    'heap gained, MB': Number(((after.heap - before.heap) / 1e6).toFixed(1)),
    'longest task, ms': longest,
    'pixels off after Back': Math.round(Math.abs(found - left.top)),
  };
}

async function longestTaskWhileScrolling({ page }: Visitor): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(195, 400);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() =>
    Math.round(Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks)),
  );
}
