import { violationsOn } from '../support/axe.ts';
import { takePhoto } from '../support/phone-photo.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

const REEL = 'https://www.instagram.com/reel/C8xYz12AbCd/';

test('staff paste a reel of Instagram, and clients open it there; before, nothing is asked of it', async ({
  page,
  own,
  context,
}) => {
  const requested: string[] = [];
  await context.route(/\/\/[^/]*instagram\.com/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Reel</p>' });
  });
  const shop = await own.newBusiness();
  const { id } = await own.newProduct(shop);
  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/items/${id}`);
  await page.locator('input[type=file][accept="image/*"]').setInputFiles({
    name: 'dress.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(page),
  });
  await page.locator('summary', { hasText: 'Видео, языки' }).click();
  await page.getByLabel('Ссылка на Instagram').fill('https://www.instagram.com/aigul.t/');
  const add = page.getByRole('button', { name: 'Добавить из Instagram' });
  await add.click();
  await expect(page.getByText('Это не ссылка на пост или рилс в Instagram')).toBeVisible();
  await page.getByLabel('Ссылка на Instagram').fill(`${REEL}?igsh=1`);
  await add.click();
  await expect(page.getByText('reel/C8xYz12AbCd')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/manage\/items$/);

  await page.goto(`/p/${id}`);
  await untilInteractive(page);
  const card = page.getByRole('link', { name: /^Рилс в Instagram/ });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
  expect(requested).toEqual([]);
  const opened = context.waitForEvent('page');
  await card.click();
  await expect((await opened).getByText('Reel')).toBeVisible();
  expect(requested[0]).toBe(REEL);
});
