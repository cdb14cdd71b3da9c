import { violationsOn } from '../support/axe.ts';
import { untilStill } from '../support/still.ts';
import { boxOf, expect, test, untilInteractive } from '../support/test.ts';

test('a guest narrows the feed by category, order and view, and comes back to the same place', async ({
  page,
}) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Мода и красота' }).click();
  await expect(page).toHaveURL('/home/posts/101');
  await page.getByRole('button', { name: 'Обувь' }).click();
  await expect(page).toHaveURL(/subcategories=2$/);
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  await expect(posts.first()).toContainText('Шаг');
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('price');
  await page.getByRole('button', { name: 'Плиткой' }).click();
  await expect(page).toHaveURL(/view=GRID/);
  await expect(async () => {
    const prices = await posts.evaluateAll((nodes) =>
      nodes.map((node) => Number(/([\d\s]+)с/.exec(node.textContent)?.[1]?.replaceAll(/\s/g, ''))),
    );
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();

  await posts.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/p\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/view=GRID/);
  await expect(posts.first()).toBeVisible();
});

test('the feed is endless, and going back finds the place', async ({ page }) => {
  await page.goto('/home/posts?view=GRID');
  await untilInteractive(page);
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  await expect(posts.first()).toBeVisible();
  const placesShown = () =>
    posts.evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('aria-posinset'))));
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollBy(0, 2500));
        return Math.max(...(await placesShown()));
      },
      { timeout: 60_000, intervals: [150] },
    )
    .toBeGreaterThan(100);
  await untilStill(page);
  const places = await placesShown();
  expect(places.length).toBeLessThan(60);

  const middle = posts.nth(Math.floor(places.length / 2));
  const pressed = posts.and(
    page.locator(`[aria-posinset="${await middle.getAttribute('aria-posinset')}"]`),
  );
  // Rows above that nobody has seen may turn out higher or lower: then the page is scrolled as far, and nothing moves.
  const topOfPressed = () => pressed.evaluate((post) => post.getBoundingClientRect().top);
  const top = await topOfPressed();
  // Rows have heights with fractions, and a page is scrolled by whole pixels.
  const movedBy = async () => Math.floor(Math.abs((await topOfPressed()) - top));
  await middle.getByRole('link').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await untilStill(page)).toBe(0);
  await page.goBack();
  await expect(posts.first()).toBeAttached();
  await expect.poll(movedBy).toBe(0);
  // Nothing that arrives later may move the page.
  await untilStill(page);
  expect(await movedBy()).toBe(0);
});

/** In pixels. */
const LINE_OF_A_NAME = 22;

test('whoever waits at the end of what has arrived stays there when more comes', async ({
  page,
}) => {
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route(/shop\/feed\/\?.*(page|cursor)=/, async (route) => {
    isAsked = true;
    await mayArrive;
    await route.continue();
  });
  await page.goto('/home/posts?view=GRID');
  await untilInteractive(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const scrollToEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrollToEnd().then(() => isAsked)).toBe(true);
  const offset = await untilStill(page);
  const before = await height();
  letArrive();
  await expect.poll(height).toBeGreaterThan(before);
  // Rows above that could only be guessed take the height of what has come, a line of a name more or
  // less; a row is ten times as high.
  expect(Math.abs((await untilStill(page)) - offset)).toBeLessThan(LINE_OF_A_NAME);
});

test('what is pressed while the feed still scrolls is pressed', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  const pressed = await page.evaluate(async () => {
    const scrolled = new Promise((told) => addEventListener('scroll', told, { once: true }));
    scrollBy(0, 200);
    await scrolled;
    await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article')?.tagName;
  });
  expect(pressed).toBe('ARTICLE');
});

test('a search forgives a typing error and is remembered', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Поиск товаров и организаций' }).click();
  const field = page.getByRole('textbox', { name: 'Поиск товаров и организаций' });
  await expect(field).toBeFocused();
  await field.fill('кросовки');
  await page
    .getByRole('list', { name: 'Подсказки' })
    .getByRole('button', { name: /Кроссовки/ })
    .first()
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Кроссовки' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(page.getByRole('heading', { name: 'Вы искали' })).toBeVisible();
  await page.getByRole('button', { name: /^Убрать/ }).click();
  await expect(page.getByText('Что вы ищете?')).toBeVisible();
});

test('a search has goods and organizations beside each other, with the place in the address', async ({
  page,
}) => {
  await page.goto('/home/search?search=шаг&view=GRID&country=KG');
  await untilInteractive(page);
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  await tabs.getByRole('link', { name: 'Организации' }).click();
  await expect(page).toHaveURL(/show=organizations/);
  await expect(page).toHaveURL(/country=KG/);
  const found = page.getByRole('list', { name: 'Организации' }).getByRole('link');
  await expect(found.first()).toContainText('Шаг');
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await expect(found.first()).toContainText('Шаг');
  await page.goto('/home/search?search=щщщщщщщ&show=organizations');
  await expect(page.getByText('По запросу «щщщщщщщ» ничего нет')).toBeVisible();
  await tabs.getByRole('link', { name: 'Посты' }).click();
  await expect(page).not.toHaveURL(/show=/);
});

test('a search with a mistake says what it has found, and is narrowed, shared and widened again', async ({
  page,
}) => {
  await page.goto('/home/search');
  await untilInteractive(page);
  await page.getByRole('textbox', { name: 'Поиск товаров и организаций' }).fill('krosovki');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Показаны результаты для «кроссовки»')).toBeVisible();
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  await expect(posts.first()).toContainText('Кроссовки');

  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(page.getByRole('heading', { name: 'Фильтры' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Фильтры' })).toBeHidden();
  await expect(page).toHaveURL(/\/home\/search\?/);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByRole('textbox', { name: 'До' }).fill('5000');
  await page.getByRole('button', { name: '42', exact: true }).click();
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(/price_to=5000.*size=42/);
  await expect(async () => {
    const prices = await posts.evaluateAll((nodes) =>
      nodes.map((node) => Number(/([\d\s]+)с/.exec(node.textContent)?.[1]?.replaceAll(/\s/g, ''))),
    );
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(5000);
  }).toPass();

  await page.reload();
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Убрать фильтр: Размер 42' }).click();
  await expect(page).not.toHaveURL(/size=/);
  await expect(page).toHaveURL(/price_to=5000/);
  await page.getByRole('button', { name: 'Искать «krosovki»' }).click();
  await expect(page.getByText('По запросу «krosovki» ничего нет')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(posts.first()).toContainText('Кроссовки');
});

test('the bars make room while the feed is read, without moving it, and come back', async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 1024, 'they stand beside the feed');
  await page.goto('/home/posts');
  await untilInteractive(page);
  const filters = page.getByRole('button', { name: 'Фильтры' });
  await expect(filters).toBeInViewport();
  await page.mouse.move(200, 500);
  // While it is read on: on a slow machine rows come in between, and the bars with them.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(filters).not.toBeInViewport({ timeout: 1000 });
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  const offset = await untilStill(page);
  const shown = page.getByRole('article').first();
  const place = (await boxOf(shown)).y;
  await page.mouse.wheel(0, -100);
  await expect(filters).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
  const moved = offset - (await untilStill(page));
  expect((await boxOf(shown)).y).toBeCloseTo(place + moved, 0);
});
