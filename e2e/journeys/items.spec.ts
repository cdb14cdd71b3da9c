import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { describeProduct } from '../support/first-steps.ts';
import { AT_ONCE } from '../support/hand.ts';
import { takePhoto } from '../support/phone-photo.ts';
import { fillCart, orderPickUp } from '../support/shopping.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

const addPhoto = async (page: Page, buffer: Buffer, name = 'photo.jpg') => {
  await page
    .locator('input[type=file][accept="image/*"]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
};

/** A picture that is there in a moment; what a camera takes is sent by the first journey. */
const drawPicture = (page: Page, color: string) =>
  page
    .evaluate(async (fill) => {
      const canvas = new OffscreenCanvas(300, 300);
      const context = canvas.getContext('2d')!;
      context.fillStyle = fill;
      context.fillRect(0, 0, 300, 300);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, color)
    .then((bytes) => Buffer.from(bytes));

test('a product goes from its photo to the sale, is found, opened and bought', async ({
  own,
  page,
  openAs,
}) => {
  const shop = await own.newBusiness();
  const title = `Плащ ${shop.id} непромокаемый`;
  await signIn(page, shop.manager);
  await page.goto(`/organizations/${shop.id}/manage/items`);
  await describeProduct(page, AT_ONCE, { title, price: '4500', photo: await takePhoto(page) });
  await page.getByLabel('M, штук').fill('4');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL(/\/manage\/items$/);
  await expect(page.getByText('Товар в продаже')).toBeVisible();
  const row = page.getByRole('link', { name: title });
  await expect(row).toContainText('5 шт.');
  expect(await violationsOn(page)).toEqual([]);

  const client = await openAs(await own.newPerson());
  await client.goto(`/organizations/${shop.id}`);
  await untilInteractive(client);
  await client.getByRole('link', { name: title }).click();
  await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const itemId = Number(/\d+$/.exec(new URL(client.url()).pathname)![0]);
  await fillCart(client, itemId);
  await orderPickUp(client);

  await page.reload();
  await expect(row).toContainText('4 шт.');
});

test('of two editors the second compares and keeps what they typed', async ({
  own,
  page,
  openAs,
  request,
}) => {
  const shop = await own.newBusiness();
  const product = await own.newProduct(shop);
  const path = `/organizations/${shop.id}/manage/items/${product.id}`;
  await signIn(page, shop.manager);
  await page.goto(path);
  await expect(page.getByLabel('Название')).toHaveValue(product.name);
  const other = await openAs(shop.owner);
  await other.goto(path);
  await addPhoto(other, await drawPicture(other, 'teal'));
  await expect(other.getByRole('button', { name: 'Фото 1: открыть' })).toBeVisible();
  await other.getByLabel('Название').fill('Пальто зимнее');
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other).toHaveURL(/\/manage\/items$/);

  await addPhoto(page, await drawPicture(page, 'tomato'));
  await expect(page.getByRole('button', { name: 'Фото 1: открыть' })).toBeVisible();
  await page.getByLabel('Цена', { exact: true }).fill('1500');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Название: «Пальто зимнее»')).toBeVisible();
  await page.getByRole('button', { name: 'Оставить моё' }).click();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/items$/);
  const call = await callAs(request, shop.manager);
  const stored = await call<{ version: number; title: string; price: string }>(
    'GET',
    `/organizations/${shop.id}/items/${product.id}/`,
  );
  expect(stored).toMatchObject({ version: 3, title: product.name, price: '1500.00' });
});

test('a size that goes while it is in a cart is asked about', async ({ own, page, openAs }) => {
  const shop = await own.newBusiness();
  const product = await own.newProduct(shop);
  const client = await openAs(await own.newPerson());
  await fillCart(client, product.id);
  await client.goto(`/p/${product.id}`);
  await untilInteractive(client);
  await client.getByRole('group', { name: 'Размер' }).getByRole('button', { name: 'L' }).click();
  await client.getByRole('button', { name: 'В корзину' }).click();
  await client.getByRole('link', { name: 'В корзине' }).click();
  await client.getByRole('button', { name: 'Оформить заказ' }).click();
  await client.getByLabel('Самовывоз').check();

  await signIn(page, shop.manager);
  await page.goto(`/organizations/${shop.id}/manage/items/${product.id}`);
  await addPhoto(page, await drawPicture(page, 'tomato'));
  await expect(page.getByRole('button', { name: 'Фото 1: открыть' })).toBeVisible();
  await page.getByRole('button', { name: 'Убрать размер L' }).click();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/items$/);

  await expect(client.getByText(`Больше не продаётся: ${product.name}, L`)).toBeVisible();
  const order = client.getByRole('button', { name: 'Заказать' });
  await expect(order).toBeDisabled();
  await client.getByRole('button', { name: 'Понятно' }).click();
  await order.click();
  await expect(client).toHaveURL(/\/receipts\/\d+$/);
  await expect(client.getByText(/, L\b/)).toHaveCount(0);
});

test('photos are brought into another order with the keyboard, many products are archived at once', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  const products = [await own.newProduct(shop, 'Шарф'), await own.newProduct(shop, 'Шапка')];
  await signIn(page, shop.manager);
  await page.goto(`/organizations/${shop.id}/manage/items/${products[0]!.id}`);
  for (const number of [1, 2]) {
    await addPhoto(page, await drawPicture(page, ['teal', 'tomato'][number - 1]!), `${number}.jpg`);
    await expect(page.getByRole('button', { name: `Фото ${number}: открыть` })).toBeVisible();
  }
  const first = await page
    .getByRole('button', { name: 'Фото 1: открыть' })
    .locator('img')
    .getAttribute('src');
  await page.getByRole('button', { name: 'Фото 1: передвинуть стрелками' }).press('ArrowRight');
  await expect(
    page.getByRole('button', { name: 'Фото 2: открыть' }).locator('img'),
  ).toHaveAttribute('src', first!);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/items$/);

  await page.getByRole('button', { name: 'Выбрать' }).click();
  for (const { name } of products) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'В архив', exact: true }).click();
  await expect(page.getByText('Изменено: 2')).toBeVisible();
  await page.getByRole('button', { name: /^В архиве/ }).click();
  await expect(page.getByRole('link', { name: 'Шарф' })).toContainText('В архиве');
});

test('staff without the catalogue are told that it is not theirs', async ({ own, page }) => {
  const shop = await own.newBusiness();
  await signIn(page, shop.seller);
  await page.goto(`/organizations/${shop.id}/manage/items`);
  await expect(page.getByText('Этот раздел не для вас')).toBeVisible();
});
