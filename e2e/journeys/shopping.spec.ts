import { fillCart, openAs, orderPickUp } from '../support/shopping.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('a client fills a cart, orders to pick up, and the staff accepts and hands over', async ({
  browser,
  page,
}, { project }) => {
  const staff = await openAs(browser, 'owner');
  await staff.goto('/notifications');
  await expect(staff.getByRole('heading', { name: 'Уведомления' })).toBeAttached();
  await staff.goto('/home/posts');

  await signIn(page, 'client');
  // Each width buys something else, so that they never share a piece.
  await page.goto(project.name === 'phone' ? '/p/5' : '/p/6');
  await untilInteractive(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Добавить в корзину' }).click();
  await expect(page.getByText('Выберите размер')).toBeVisible();
  await page
    .getByRole('group', { name: 'Размер' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page.getByRole('button', { name: 'Добавить в корзину' }).click();
  await page.getByRole('button', { name: 'В корзину', exact: true }).click();

  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(line).toBeVisible();
  await expect(page.getByText('10 %')).toBeVisible();
  await orderPickUp(page);
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  await expect(page.getByText('Ждёт ответа')).toBeVisible();

  // By the socket, long before the polling asks again.
  const bell = staff.getByRole('link', { name: /Уведомления/ });
  await expect(bell).toContainText(/\d/, { timeout: 5000 });
  await bell.click();
  await staff.getByRole('link', { name: 'Новый заказ' }).first().click();
  await staff.getByRole('button', { name: 'Принять заказ' }).click();
  await expect(staff.getByText('Вы приняли заказ')).toBeVisible();
  await staff.getByRole('button', { name: 'Выдано и оплачено' }).click();
  await expect(staff.getByText('Выдан', { exact: true })).toBeVisible();
  await staff.context().close();

  // The open receipt looks again by itself.
  await expect(page.getByText('Выдан', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeHidden();
});

test('the staff answers an order on its notification, and the card goes', async ({
  browser,
  page,
}, { project }) => {
  await signIn(page, 'courier');
  await fillCart(page, project.name === 'phone' ? 3 : 4);
  await orderPickUp(page);
  await expect(page.getByText('Ждёт ответа')).toBeVisible();
  const order = /\d+$/.exec(page.url())![0];

  const staff = await openAs(browser, 'seller');
  await staff.goto('/notifications');
  const card = staff
    .getByRole('listitem')
    .filter({ has: staff.locator(`a[href="/receipts/${order}"]`) });
  await card.getByRole('button', { name: 'Принять' }).click();
  await expect(card).toBeHidden();
  await staff.reload();
  await expect(staff.getByRole('listitem').first()).toBeVisible();
  await expect(card).toBeHidden();
  await staff.context().close();
  await expect(page.getByText('Принят', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('a client cancels an order that waits', async ({ page }, { project }) => {
  await signIn(page, 'manager');
  await fillCart(page, project.name === 'phone' ? 20 : 21);
  await orderPickUp(page);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('button', { name: 'ОК', exact: true }).click();
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible();
  await expect(page.getByText(/Чек \d+ успешно отменен/)).toBeVisible();
  await page.goto('/receipts');
  await expect(page.getByRole('listitem').first()).toContainText('Отменён');
});
