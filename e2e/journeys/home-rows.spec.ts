import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { expect, test, untilInteractive } from '../support/test.ts';

const BISHKEK = { latitude: 42.8746, longitude: 74.5698 };

const rowOf = (page: Page, name: string) => page.getByRole('region', { name });

test('whoever scrolls the home comes by what is near, seen before, reduced and open now', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BISHKEK);
  await page.goto('/home/posts');
  await untilInteractive(page);
  // Nothing of them is in the first view.
  await expect(rowOf(page, 'Рядом')).toHaveCount(0);
  const first = page.getByRole('list', { name: 'Публикации' }).locator('a[href^="/p/"]').first();
  const opened = (await first.getAttribute('href'))!;
  await first.click();
  await expect(page).toHaveURL(opened);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('heading', { name: 'Похожие' }).scrollIntoViewIfNeeded();
  await page.goto('/home/posts');
  await untilInteractive(page);

  const near = await scrollTo(page, rowOf(page, 'Рядом'));
  await expect(near.getByRole('listitem').first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const seen = await scrollTo(page, rowOf(page, 'Вы смотрели'));
  await expect(seen.locator(`a[href="${opened}"]`)).toBeVisible();
  const reduced = await scrollTo(page, rowOf(page, 'Скидки сегодня'));
  await expect(reduced.getByRole('listitem').first()).toBeVisible();
  await expect(reduced.getByRole('link', { name: 'Все: Скидки сегодня' })).toHaveAttribute(
    'href',
    '/home/promotions',
  );
  await reduced.getByRole('link', { name: 'Все: Скидки сегодня' }).click();
  await expect(page).toHaveURL('/home/promotions');
});

test('what was seen before can be cleared and hidden', async ({ page }) => {
  await page.goto('/home/posts');
  await untilInteractive(page);
  await page.locator('main a[href^="/p/"]').first().click();
  await page.getByRole('heading', { name: 'Похожие' }).scrollIntoViewIfNeeded();
  await page.goto('/home/posts');
  await untilInteractive(page);
  const seen = await scrollTo(page, rowOf(page, 'Вы смотрели'));
  await seen.getByRole('button', { name: 'Что показывать: Вы смотрели' }).click();
  await page.getByRole('menuitem', { name: 'Не показывать' }).click();
  await expect(page.getByText('Просмотренное скрыто')).toBeVisible();
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(seen).toBeVisible();
  await seen.getByRole('button', { name: 'Что показывать: Вы смотрели' }).click();
  await page.getByRole('menuitem', { name: 'Очистить' }).click();
  await expect(page.getByText('Просмотренное очищено')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no gaps stand between the posts', async ({ page }) => {
    await page.goto('/home/posts');
    const posts = page.getByRole('list', { name: 'Публикации' });
    await expect(posts).toBeVisible();
    for (const place of await posts.locator('section[role="listitem"]').all())
      await expect(place).toBeHidden();
  });
});
