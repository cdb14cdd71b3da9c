import { violationsOn } from '../support/axe.ts';
import { expect, signIn, test } from '../support/test.ts';

const SHEET = `title;category;price;size;sku;barcode;stock
Пояс кожаный;Одежда;900;S;P-S;4006381333931;5
Пояс кожаный;Одежда;900;M;P-M;;3
`;

test('goods come in by a sheet, are counted by their codes by two people, and the ledger tells of it', async ({
  own,
  page,
  openAs,
}) => {
  const shop = await own.newBusiness();
  const manage = `/organizations/${shop.id}/manage`;
  await signIn(page, shop.manager);
  await page.goto(`${manage}/items/import`);
  const send = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Пояса.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send(SHEET.replace(';5\n', ';пять\n'));
  await expect(page.getByText('Строка 2, Остаток')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await send(SHEET);
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByRole('region', { name: 'Пояса.csv' })).toContainText('Применена');

  await page.goto(`${manage}/stock`);
  await expect(page.getByRole('link', { name: /Пояс кожаный · S/ })).toContainText('Свободно: 5');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Пересчёт' }).click();
  await page.getByRole('button', { name: 'Начать пересчёт' }).click();
  const colleague = await openAs(shop.owner);
  await colleague.goto(`${manage}/stock/count`);
  for (const [who, code] of [
    [page, '4006381333931'],
    [colleague, 'p-s'],
    [page, '4006381333931'],
  ] as const) {
    await who.getByLabel('Код товара').fill(code);
    await who.keyboard.press('Enter');
    await expect(who.getByText(/^Пояс кожаный · S: \d$/)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('По учёту: 5')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Провести пересчёт' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Провести пересчёт' })
    .click();
  await expect(page).toHaveURL(/\/manage\/stock$/);
  await expect(page.getByRole('link', { name: /Пояс кожаный · S/ })).toContainText('Свободно: 3');

  await page.getByRole('link', { name: /Пояс кожаный · S/ }).click();
  await expect(page.getByText('Пересчёт', { exact: true })).toBeVisible();
  await expect(page.getByText('осталось 3')).toBeVisible();
  await expect(page.getByText('Начальный остаток')).toBeVisible();
});

test('two posts sell from one stock, and part again', async ({ own, page }) => {
  const shop = await own.newBusiness();
  const manage = `/organizations/${shop.id}/manage`;
  await signIn(page, shop.manager);
  await page.goto(`${manage}/items/import`);
  const sheet = `title;category;price;size;stock
Ремень широкий;Одежда;900;S;5
Ремень в подарок;Одежда;950;S;3
`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Ремни.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByRole('region', { name: 'Ремни.csv' })).toContainText('Применена');

  await page.goto(`${manage}/stock`);
  await page.getByRole('link', { name: /Ремень широкий · S/ }).click();
  await page.getByRole('button', { name: 'Общий остаток' }).click();
  await page.getByRole('button', { name: 'Добавить: Ремень в подарок S' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Объединить остаток' }).click();
  const shared = page.getByRole('region', { name: 'Продаётся из одного остатка' });
  await expect(shared).toContainText('На складе: 8');
  await page.goto(`${manage}/stock`);
  for (const title of ['широкий', 'в подарок']) {
    await expect(page.getByRole('link', { name: new RegExp(`Ремень ${title} · S`) })).toContainText(
      'Свободно: 8',
    );
  }

  await page.goBack();
  await shared.getByRole('button', { name: 'Отделить: Ремень в подарок S' }).click();
  const parting = page.getByRole('form', { name: 'Отделить' });
  await parting.getByLabel('Сколько свободных штук забрать').fill('3');
  await parting.getByRole('button', { name: 'Отделить' }).click();
  await expect(shared).toContainText('Этот остаток продаётся только здесь.');
  await expect(shared).toContainText('На складе: 5');
});
