import type { Page } from '@playwright/test';
import { readQr, scanPicture } from '../support/read-qr.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, signIn, signInOnPage, test, untilInteractive } from '../support/test.ts';

async function payInSandbox(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/pay/*');
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
}

test('a guest chooses a period, signs in, books, is accepted and pays', async ({
  own,
  openAs,
  page,
}) => {
  const house = await own.newBusiness('Дом у реки');
  const item = await own.newRental(house);
  await page.goto(`/p/${item}`);
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Выбрать даты' }).click();
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  const free = page.getByRole('gridcell').locator('button:not([aria-disabled])').first();
  await free.click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(page.getByText('Итого')).toBeVisible();
  const chosen = new URL(page.url()).search;
  await page.getByRole('button', { name: 'Забронировать' }).click();

  // What has been chosen survives the way through sign-in.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Войти' }).click();
  await signInOnPage(page, await own.newPerson());
  await expect(page).toHaveURL(new RegExp(`/r/${item}/rent`));
  expect(new URL(page.url()).search).toBe(chosen);
  // The card of whoever is signed in.
  await expect(page.getByText('Скидка 10 %')).toBeVisible();
  await page.getByRole('button', { name: 'Забронировать' }).click();
  await expect(page).toHaveURL(/\/receipts\/rent\/\d+$/);
  const receipt = new URL(page.url()).pathname;
  await expect(page.getByText('Ждёт ответа').last()).toBeVisible();

  const staff = await openAs(house.manager);
  await staff.goto('/notifications');
  const ofBooking = (on: Page) =>
    on.getByRole('listitem').filter({ has: on.locator(`a[href^="${receipt}"]`) });
  await ofBooking(staff).getByRole('button', { name: 'Принять' }).click();
  await expect(ofBooking(staff)).toContainText('Вы приняли заказ');

  await page.goto('/notifications');
  await ofBooking(page).getByRole('button', { name: 'Оплатить' }).click();
  await payInSandbox(page);
  await page.goto(receipt);
  const code = page.getByRole('img', { name: 'QR-код для получения' });
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = await code.screenshot();

  // It begins next month: the staff sees whose it is, and cannot hand it over yet.
  await scanPicture(staff, picture);
  await expect(staff).toHaveURL(/\/clients\/\d+\/rent-activation\/\d+$/);
  await expect(staff.getByText('Клиент: Айгуль')).toBeVisible();
  await expect(staff.getByText('Выдать пока нельзя')).toBeVisible();
  await staff.goto('/statistics/rent?view=collect');
  await expect(staff.locator(`a[href^="${receipt}"]`)).toBeVisible();

  // Nobody else can have it.
  await page.goto(`/r/${item}/rent${chosen}`);
  await expect(page.getByText('Это время уже занято')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Забронировать' })).toBeDisabled();
});

test('a stay costs its nights, and the next one begins on the day of its departure', async ({
  own,
  openAs,
  page,
}) => {
  const house = await own.newBusiness('Гостевой дом');
  const item = await own.newStay(house);
  const hours = 'Заезд с 14:00, выезд до 12:00';
  const choose = async (on: Page, [arrival, departure]: readonly [number, number]) => {
    await untilInteractive(on);
    await on.getByRole('button', { name: 'Следующий месяц' }).click();
    await on.getByRole('button', { name: new RegExp(`, ${arrival} `) }).click();
    await expect(on.getByText('Выберите день выезда')).toBeVisible();
    await on.getByRole('button', { name: new RegExp(`, ${departure} `) }).click();
  };
  await signIn(page, await own.newPerson());
  await page.goto(`/p/${item}`);
  await untilInteractive(page);
  await expect(page.getByText('за ночь')).toBeVisible();
  const html = await (await page.request.get(`/p/${item}`)).text();
  expect(html).toContain('"@type":"UnitPriceSpecification","price":"2000.00"');
  await expect(page.getByText(hours)).toBeVisible();
  await page.getByRole('link', { name: 'Выбрать даты' }).click();
  await expect(page.getByText(hours)).toBeVisible();
  await choose(page, [24, 26]);
  await expect(page.getByText('2 ночи')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Забронировать' }).click();
  await expect(page).toHaveURL(/\/receipts\/rent\/\d+$/);
  const stay = page.getByRole('region', { name: 'Время проживания' });
  await expect(stay).toContainText(/Заезд.*24 .*14:00.*Выезд.*26 .*12:00.*2 ночи/);

  const next = await openAs(await own.newPerson());
  await next.goto(`/r/${item}/rent`);
  await choose(next, [26, 27]);
  await expect(next.getByText('1 ночь')).toBeVisible();
  await expect(next.getByRole('button', { name: 'Забронировать' })).toBeEnabled();
});

test('what is due is handed over once', async ({ own, page }) => {
  const house = await own.newBusiness();
  const [client, stranger] = [await own.newPerson(), await own.newPerson()];
  const order = await own.newDueBooking(house, client);
  await signIn(page, house.manager);
  await page.goto(`/clients/${client.id}/rent-activation/${order}`);
  await page.getByRole('button', { name: 'Выдать в аренду' }).click();
  const isOut = page.getByText('Выдано в аренду');
  await expect(isOut).toBeVisible();
  await page.reload();
  await expect(isOut).toBeVisible();
  await expect(page.getByRole('button', { name: 'Вернули' })).toBeVisible();
  await page.goto(`/clients/${stranger.id}/rent-activation/${order}`);
  await expect(page.getByText('Бронирование не найдено')).toBeVisible();
});

test('tickets are bought, and each lets one person in', async ({ own, openAs, page }) => {
  const stage = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await page.goto(`/p/${await own.newEvent(stage)}`);
  await untilInteractive(page);
  await page
    .getByRole('group', { name: 'Сколько билетов' })
    .getByRole('button', { name: 'На один больше' })
    .click();
  await page.getByRole('button', { name: 'Купить 2 билета' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  const receipt = page.url();
  await expect(page.getByText('Ждёт оплаты')).toHaveCount(2);
  await expect(page.getByText(/Забронировано до/)).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await payInSandbox(page);
  await page.goto(receipt);
  await expect(page.getByText('Действует', { exact: true })).toHaveCount(2);
  const code = page.getByRole('img', { name: 'QR-код билета 1' });
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = await code.screenshot();
  expect(await readQr(page, picture)).toMatch(/\/clients\/\d+\/event-activation\/\d+#[\w-]{32}$/);

  const door = await openAs(stage.seller);
  await scanPicture(door, picture);
  await door.getByRole('button', { name: 'Пропустить' }).click();
  await expect(door.getByText('Проходите')).toBeVisible();
  await door.getByRole('button', { name: 'Следующий билет' }).click();
  await scanPicture(door, picture);
  await door.getByRole('button', { name: 'Пропустить' }).click();
  await expect(door.getByText('По этому билету уже прошли')).toBeVisible();

  // By the socket, before the polling asks again.
  await expect(page.getByText('Использован', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Действует', { exact: true })).toHaveCount(1);
});
