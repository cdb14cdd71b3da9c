import { expect, test, untilInteractive } from '../support/test.ts';

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
  const prices = await posts.evaluateAll((nodes) =>
    nodes.map((node) => Number(/([\d\s]+)с/.exec(node.textContent)?.[1]?.replaceAll(/\s/g, ''))),
  );
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await posts.last().getByRole('link').click();
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
  for (let round = 0; round < 12; round += 1) {
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(150);
  }
  const places = await posts.evaluateAll((nodes) =>
    nodes.map((node) => Number(node.getAttribute('aria-posinset'))),
  );
  expect(Math.max(...places)).toBeGreaterThan(42);
  expect(places.length).toBeLessThan(60);

  const offset = await page.evaluate(() => scrollY);
  const middle = posts.nth(Math.floor(places.length / 2));
  await middle.getByRole('link').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(posts.first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
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
