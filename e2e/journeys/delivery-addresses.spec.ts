import type { Page } from '@playwright/test';
import { fillCart } from '../support/shopping.ts';
import { expect, signIn, test } from '../support/test.ts';

async function fill(page: Page, address: string): Promise<void> {
  await page.getByLabel('Город').fill('Бишкек');
  await page.getByLabel('Район или микрорайон').fill('Джал');
  await page.getByLabel('Улица, дом, квартира').fill(address);
}

test('a client keeps addresses, and nothing typed is lost', async ({ own, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.8421, longitude: 74.5674 });
  await signIn(page, await own.newPerson());
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Адреса доставки' }).click();
  await page.getByRole('button', { name: 'Добавить адрес' }).click();

  await expect(page.getByLabel('Телефон получателя')).toHaveValue(/^\d{3} \d{3} \d{3}$/);
  await expect(page.getByRole('button', { name: 'Страна: Кыргызстан, +996' })).toBeVisible();
  await page.getByLabel('Телефон получателя').fill('12');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page.getByLabel('Город')).toBeFocused();
  for (const field of ['Город', 'Улица, дом, квартира', 'Телефон получателя']) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  }

  await fill(page, 'ул. Тыныстанова, 99');
  await page.getByRole('button', { name: 'Указать, где я сейчас' }).click();
  await expect(page.getByText('Место отмечено')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Восстановлено то, что вы не успели сохранить.')).toBeVisible();
  await expect(page.getByLabel('Улица, дом, квартира')).toHaveValue('ул. Тыныстанова, 99');
  await expect(page.getByText('Место отмечено')).toBeVisible();
  await page.getByLabel('Телефон получателя').fill('+996555123456');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page).toHaveURL(/\/delivery-addresses$/);
  const first = page.getByRole('listitem').filter({ hasText: 'ул. Тыныстанова, 99' });
  await expect(first).toContainText('Основной');

  await page.getByRole('link', { name: 'Добавить адрес' }).click();
  await expect(page.getByLabel('Город')).toHaveValue('');
  await fill(page, 'мкр. Асанбай, 7');
  await page.getByRole('button', { name: 'Указать на карте' }).click();
  const map = page.getByRole('region', { name: 'Карта, на которой выбирают место' });
  await map.focus();
  const middle = page.getByRole('status').filter({ hasText: /^42\.\d+, 74/ });
  const before = await middle.textContent();
  await page.keyboard.press('ArrowUp');
  await expect(middle).not.toHaveText(before!);
  await page.getByRole('button', { name: 'Выбрать это место' }).click();
  await expect(page.getByText('Место отмечено')).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  const second = page.getByRole('listitem').filter({ hasText: 'мкр. Асанбай, 7' });
  await second.getByRole('button', { name: /Сделать основным/ }).click();
  await expect(second).toContainText('Основной');
  await expect(first).not.toContainText('Основной');

  await second.getByRole('link', { name: /Изменить адрес/ }).click();
  await page.getByLabel('Комментарий курьеру').fill('Домофон 12');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(second).toContainText('Домофон 12');

  await second.getByRole('button', { name: /Удалить адрес/ }).click();
  await page.getByRole('button', { name: 'ОК', exact: true }).click();
  await expect(second).toBeHidden();
  await expect(first).toContainText('Основной');
});

test('a street is typed, its suggestion taken, the pin moved, and all of it kept', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  await page.goto('/delivery-addresses/create');
  const address = page.getByLabel('Улица, дом, квартира');
  await address.fill('токтагула 120');
  await page.getByRole('option', { name: 'ул. Токтогула, 120 Бишкек, Кыргызстан' }).click();
  await expect(address).toHaveValue('ул. Токтогула, 120');
  await expect(page.getByLabel('Город')).toHaveValue('Бишкек');
  await expect(page.getByText('Место отмечено')).toBeVisible();

  await page.getByRole('button', { name: 'Указать на карте' }).click();
  await expect(page.getByText('ул. Токтогула, 120')).toBeVisible();
  await page.getByRole('combobox', { name: 'Улица и дом' }).fill('манаса 40');
  await expect(page.getByRole('option', { name: /просп. Манаса, 40/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('option', { name: /просп. Манаса, 40/, selected: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  const shown = page
    .locator('[aria-live=polite]')
    .filter({ has: page.getByText('Бишкек, Кыргызстан', { exact: true }) });
  await expect(shown).toHaveText(/^просп. Манаса, 40/);
  await page.getByRole('region', { name: 'Карта, на которой выбирают место' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(shown).not.toHaveText(/^просп. Манаса, 40/);
  const moved = (await shown.textContent())!.replace(/Бишкек.*/, '');
  await page.getByRole('button', { name: 'Выбрать это место' }).click();
  await expect(address).toHaveValue(moved);

  await page.getByLabel('Район или микрорайон').fill('Центр');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page).toHaveURL(/\/delivery-addresses$/);
  await page.reload();
  const saved = page.getByRole('listitem').filter({ hasText: moved });
  await saved.getByRole('link', { name: /Изменить адрес/ }).click();
  await expect(address).toHaveValue(moved);
  await expect(page.getByText('Место отмечено')).toBeVisible();
});

test('where a device does not tell its place, the map begins in its city', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  await page.goto('/delivery-addresses/create');
  await page.getByRole('button', { name: 'Указать, где я сейчас' }).click();
  await expect(page.getByRole('heading', { name: 'Место на карте' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '42.87600, 74.60570' })).toBeVisible();
  await expect(page.getByText('Место определено примерно, по адресу сети.')).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать это место' }).click();
  await expect(page.getByText('Место отмечено')).toBeVisible();
});

test('a new address leads back to the own page that asked for it, never elsewhere', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  const saveFrom = async (back: string) => {
    await page.goto(`/delivery-addresses/create?back=${encodeURIComponent(back)}`);
    await fill(page, 'просп. Чуй, 1');
    await page.getByRole('button', { name: 'Сохранить адрес' }).click();
    await expect(page.getByText('Адрес сохранён')).toBeVisible();
  };
  await saveFrom('/receipts');
  await expect(page).toHaveURL(/\/receipts$/);
  await saveFrom('//elsewhere.example/');
  await expect(page).toHaveURL(/\/delivery-addresses$/);
});

test('an address added from the checkout is the one that the order goes to', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  await own.newCouriers(shop);
  await signIn(page, await own.newClient());
  await fillCart(page, (await own.newProduct(shop)).id);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Курьером').check();
  await page.getByLabel(/Онлайн/).check();
  await expect(page.getByLabel(/мкр. Джал, 23/)).toBeChecked();

  await page.getByRole('link', { name: 'Добавить адрес' }).click();
  await fill(page, 'мкр. Асанбай, 7');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page.getByLabel(/мкр. Асанбай, 7/)).toBeChecked();
  await expect(page.getByLabel(/Онлайн/)).toBeChecked();
  await expect(page).toHaveURL(/\/delivery\?receiving=courier&paying=online$/);

  await page.getByRole('button', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  await expect(page.getByText('Бишкек, мкр. Асанбай, 7')).toBeVisible();
  await expect(page.getByText('мкр. Джал, 23')).toBeHidden();
});
