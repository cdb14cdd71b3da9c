import { expect, holdStart, test, untilInteractive } from '../support/test.ts';

for (const path of ['/home/posts', '/p/5', '/organizations/1', '/home/search', '/promotions/4']) {
  test(`${path}: the server's screen is adopted, without a shift or a complaint`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const start = await holdStart(page);
    await page.goto(path, { waitUntil: 'commit' });
    const before = await page.locator('[data-island] a').first().elementHandle();
    start();
    await untilInteractive(page);
    await expect(page.locator('[data-still]')).toHaveCount(0);
    await page.waitForTimeout(500);
    expect(await before!.evaluate((node) => node.isConnected)).toBe(true);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });

  test(`${path}: 52 kB, and at most five scripts besides its own until it is usable, all asked for by the HTML itself`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('#karavan-page > div:not([data-island])')) return;
        Object.assign(globalThis, { usableAt: performance.now() });
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
    const answer = await page.goto(path);
    await untilInteractive(page);
    // What comes later is what the first screen does without.
    const scripts = await page.evaluate(() => {
      const { usableAt } = globalThis as unknown as { usableAt: number };
      const early = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < usableAt);
      return early.map(({ name }) => new URL(name).pathname);
    });
    const { responseBodySize } = await answer!.request().sizes();
    expect(responseBodySize, 'bytes of the compressed page').toBeLessThan(52_000);
    const html = await answer!.text();
    expect(scripts.length).toBeGreaterThan(2);
    const different = new Set(scripts);
    expect(different.size).toBeLessThanOrEqual(5);
    for (const script of scripts) expect(html).toContain(script);
  });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 600 } });
  for (const [path, place] of [
    ['/home/posts', 800],
    ['/home/posts?view=GRID', 400],
    ['/home/organizations', 150],
  ] as const) {
    test(`${path}: a list that has been scrolled stays whole, and where it is, as it is taken over`, async ({
      page,
    }) => {
      const start = await holdStart(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.evaluate((top) => {
        const frames: { y: number; items: number }[] = [];
        Object.assign(globalThis, { frames });
        const isInSight = (item: Element) => {
          const { top, bottom, height } = item.getBoundingClientRect();
          const { visibility } = getComputedStyle(item);
          return height > 0 && bottom > 0 && top < innerHeight && visibility === 'visible';
        };
        scrollTo(0, top);
        requestAnimationFrame(function note() {
          const items = [...document.querySelectorAll('main [role="listitem"]')].filter(isInSight);
          frames.push({ y: scrollY, items: items.length });
          requestAnimationFrame(note);
        });
      }, place);
      start();
      await untilInteractive(page);
      await page.waitForTimeout(500);
      const frames = await page.evaluate(
        () => (globalThis as unknown as { frames: { y: number; items: number }[] }).frames,
      );
      const [first] = frames;
      expect(first!.y).toBe(place);
      expect(first!.items).toBeGreaterThan(1);
      expect(frames.filter(({ y, items }) => y !== place || items < first!.items)).toEqual([]);
    });
  }
});

test('a link that is held down while a wide window redraws its list is followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const start = await holdStart(page);
  await page.goto('/home/posts', { waitUntil: 'domcontentloaded' });
  const link = page.locator('article a[href^="/p/"]').nth(1);
  const address = (await link.getAttribute('href'))!;
  const pressed = await link.elementHandle();
  await link.hover();
  await page.mouse.down();
  start();
  await expect(page.locator('#karavan-page > div:not([data-still])')).toBeAttached();
  await expect.poll(() => pressed!.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page).toHaveURL(address);
  // Within the page that is there.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toContain(
    '/home/posts',
  );
});

test('a link that is held down while the items of an organization become an endless list is followed', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/endless-grid/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/organizations/1');
  await untilInteractive(page);
  const link = page.getByRole('list', { name: 'Публикации' }).locator('a[href^="/p/"]').nth(1);
  const address = (await link.getAttribute('href'))!;
  const pressed = await link.elementHandle();
  // Scrolls there, which asks for the list.
  await link.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => pressed!.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page).toHaveURL(address);
});

test('a button that is pressed before a wide window redraws its list does its work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const start = await holdStart(page);
  await page.goto('/home/posts', { waitUntil: 'domcontentloaded' });
  const like = page.getByRole('button', { name: /Нравится/ }).nth(1);
  const pressed = await like.elementHandle();
  await like.click();
  start();
  // Guests are asked to sign in.
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await pressed!.evaluate((element) => element.isConnected)).toBe(false);
});

test('scripts that are at hand wait for a page that is still arriving', async ({
  page,
  faultyProxy,
  complaints,
}) => {
  await page.goto(faultyProxy.url);
  await untilInteractive(page);
  faultyProxy.break(/^\/home\/posts/, { pause: 1000 });
  await page.goto(`${faultyProxy.url}/home/posts`);
  await untilInteractive(page);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the posts can be read', async ({ page }) => {
    await page.goto('/home/posts');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.locator('a[href^="/p/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the page forbids all inline script but its own, and unlisted origins', async ({ page }) => {
  const answer = await page.goto('/home/posts');
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='; /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  await untilInteractive(page);
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.src = 'https://elsewhere.example/x.js';
      return 'assigned';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
});
