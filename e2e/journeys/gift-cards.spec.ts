import { violationsOn } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { scanPicture } from '../support/read-qr.ts';
import { fillCart } from '../support/shopping.ts';
import { signInOnPage } from '../support/sign-in.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('staff issue a gift card, a client takes it by its code, pays with it, and gets it back with a refund', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness('Чайная');
  const product = await own.newProduct(shop, 'Чайник');
  const desk = await openAs(shop.owner);
  await desk.goto(`/organizations/${shop.id}/manage/gifts`);
  await desk.getByRole('button', { name: 'Выпустить карты' }).first().click();
  await desk.getByRole('textbox', { name: /^Сумма на карте/ }).fill('2000');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Выпустить карты' }).click();
  await expect(desk.getByRole('img', { name: /^Код карты № \d+$/ })).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);
  const code = (await desk.getByText(/^\d+(-[\dA-Z]{4}){4}$/).textContent())!;

  // Whoever is not signed in yet comes back to the code.
  await page.goto(`/gifts#${code}`);
  await signInOnPage(page, await own.newPerson('Айгуль'));
  await expect(page.getByRole('textbox', { name: 'Код карты' })).toHaveValue(code);
  await page.getByRole('button', { name: 'Забрать карту' }).click();
  const card = page.getByRole('article', { name: 'Подарочная карта: Чайная' });
  await expect(card.getByText(/^2\s000/).first()).toBeVisible();
  await card.getByRole('button', { name: 'Показать код' }).click();
  await expect(card.getByRole('img', { name: 'Код карты' })).toBeVisible();
  await expect(card.getByText(code)).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);

  await fillCart(page, product.id);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Самовывоз').check();
  await page.getByRole('switch', { name: /^Оплатить подарочной картой/ }).click();
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const order = /\d+$/.exec(page.url())![0];
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();

  await desk.goto(`/receipts/${order}`);
  await desk.getByRole('button', { name: 'Принять заказ' }).click();
  await desk.getByRole('button', { name: 'Выдано и оплачено' }).click();
  await desk.getByRole('button', { name: 'Вернуть деньги' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'ОК', exact: true }).click();
  await desk.getByRole('button', { name: 'Нет' }).click();
  await expect(desk.getByText('Деньги возвращены').first()).toBeVisible();

  await page.goto('/home/discounts');
  await page.getByRole('link', { name: /^Подарочные карты\s*2\s000/ }).click();
  await expect(card.getByText(/^2\s000/).first()).toBeVisible();
  await card.getByRole('button', { name: 'История' }).click();
  await expect(card.getByText('Вернулось: заказ отменён или возвращён')).toBeVisible();
  await expect(card.getByText('Оплата заказа')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('a gift card pays for a rental and for tickets, whose rest is paid in money', async ({
  own,
  page,
  request,
}) => {
  const house = await own.newBusiness('Дом у реки');
  const [rental, event] = [await own.newRental(house), await own.newEvent(house)];
  const client = await own.newPerson('Айгуль');
  const staff = await callAs(request, house.owner);
  const { ids } = await staff<{ ids: number[] }>('POST', `/organizations/${house.id}/gifts/`, {
    kind: 'gift_card',
    amount: '1900',
    count: 1,
    expires_on: null,
    note: '',
  });
  const { list } = await staff<{ list: { id: number; code: string }[] }>(
    'GET',
    `/organizations/${house.id}/gifts/`,
  );
  const { code } = list.find(({ id }) => id === ids[0])!;
  await (
    await callAs(request, client)
  )('POST', '/gifts/claim/', { code });

  await signIn(page, client);
  await page.goto(`/r/${rental}/rent`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await page.getByRole('gridcell').locator('button:not([aria-disabled])').first().click();
  const spend = page.getByRole('switch', { name: /^Оплатить подарочной картой/ });
  await spend.click();
  // Nothing is left to pay.
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Забронировать · 0/ })).toBeEnabled();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Забронировать/ }).click();
  await expect(page).toHaveURL(/\/receipts\/rent\/\d+$/);
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`/p/${event}`);
  await untilInteractive(page);
  await spend.click();
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Купить/ }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  await expect(page.getByText('Оплачено подарочной картой')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeVisible();
});

test('a seller scans a gift card, then the client, and the card pays', async ({ own, openAs }) => {
  const shop = await own.newBusiness('Чайная');
  const desk = await openAs(shop.owner);
  await desk.goto(`/organizations/${shop.id}/manage/gifts/create`);
  await desk.getByRole('textbox', { name: /^Сумма на карте/ }).fill('500');
  await desk.getByRole('button', { name: 'Выпустить карты' }).click();
  const code = desk.getByRole('img', { name: /^Код карты № \d+$/ });
  await expect(code).toBeVisible();
  const picture = await code.screenshot();
  const client = await own.newPerson('Айгуль');

  const till = await openAs(shop.seller);
  await scanPicture(till, picture);
  await till.getByRole('button', { name: 'Оплатить ею на кассе' }).click();
  await expect(till.getByText(/Теперь отсканируйте код клиента/)).toBeVisible();
  expect(await violationsOn(till)).toEqual([]);
  await till.getByRole('textbox', { name: 'ID или номер телефона' }).fill(`UID${client.id}`);
  await till.getByRole('button', { name: 'Найти клиента' }).click();
  await expect(till.getByText(/^Платит карта /)).toBeVisible();
  await till.getByLabel(/^Сумма/).fill('300');
  await expect(till.getByText('Оплачено подарочной картой')).toBeVisible();
  await till.getByRole('button', { name: 'Продать' }).click();
  await expect(till.getByRole('button', { name: 'Открыть чек' })).toBeVisible();
  expect(await violationsOn(till)).toEqual([]);

  await desk.goto(`/organizations/${shop.id}/manage/gifts`);
  await desk.getByRole('button', { name: /^Подробнее о карте/ }).click();
  await expect(desk.getByText('Оплата заказа')).toBeVisible();
  await desk.getByRole('button', { name: 'Исправить остаток' }).click();
  await desk.getByRole('textbox', { name: /^Сколько должно быть на карте/ }).fill('400');
  await desk.getByRole('textbox', { name: 'Почему исправить' }).fill('Списали лишнее');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Исправить остаток' }).click();
  await expect(desk.getByText('Исправлено организацией: Списали лишнее')).toBeVisible();
});
