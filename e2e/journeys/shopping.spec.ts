import { fillCart, orderPickUp } from '../support/shopping.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('a client fills a cart, orders to pick up, and the staff accepts and hands over', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  const product = await own.newProduct(shop);
  const staff = await openAs(shop.owner);
  await staff.goto('/home/posts');
  await untilInteractive(staff);

  await signIn(page, await own.newPerson());
  await page.goto(`/p/${product.id}`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'В корзину' }).click();
  await expect(page.getByText('Выберите размер')).toBeVisible();
  await page.getByRole('group', { name: 'Размер' }).getByRole('button', { name: 'M' }).click();
  await page.getByRole('button', { name: 'В корзину' }).click();
  await page.getByRole('link', { name: 'В корзине' }).click();

  const line = page.getByRole('listitem').filter({ hasText: product.name });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(line).toBeVisible();
  await expect(page.getByText('10 %')).toBeVisible();
  await orderPickUp(page, 'Заберу после шести');
  await expect(page.getByText('Ждёт ответа').last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ваш комментарий' })).toContainText('после шести');

  // By the socket, long before the polling asks again.
  const bell = staff.getByRole('link', { name: /Уведомления/ });
  await expect(bell).toContainText(/\d/, { timeout: 10_000 });
  await bell.click();
  await expect(staff.getByText('Комментарий: Заберу после шести')).toBeVisible();
  await staff.getByRole('link', { name: 'Новый заказ' }).click();
  // On the notification it can be answered, too.
  await expect(staff.getByRole('heading', { name: /^Заказ № / })).toBeVisible();
  await expect(staff.getByText('Заберу после шести')).toBeVisible();
  await staff.getByRole('button', { name: 'Принять заказ' }).click();
  await expect(staff.getByText('Вы приняли заказ')).toBeVisible();
  await staff.getByRole('button', { name: 'Выдано и оплачено' }).click();
  await expect(staff.getByText('Выдан', { exact: true })).toBeVisible();

  // The open receipt looks again by itself.
  await expect(page.getByText('Выдан', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeHidden();

  await staff.getByRole('link', { name: 'Написать клиенту' }).click();
  const message = staff.getByRole('textbox', { name: 'Сообщение' });
  await expect(message).toHaveValue(/^По заказу № \d+: $/);
  await message.press('End');
  await message.pressSequentially('спасибо!');
  await staff.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('link', { name: 'Написать' }).click();
  await expect(page.getByText(/^По заказу № \d+: спасибо!/).first()).toBeVisible();
});

test('the staff answers an order on its notification, and the card tells what comes next', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await fillCart(page, (await own.newProduct(shop)).id);
  const answered = await orderPickUp(page);
  await fillCart(page, (await own.newProduct(shop)).id);
  const waiting = await orderPickUp(page);
  await expect(page.getByText('Ждёт ответа').last()).toBeVisible();

  const staff = await openAs(shop.seller);
  await staff.goto('/notifications');
  const cardOf = (order: string) =>
    staff.getByRole('listitem').filter({ has: staff.locator(`a[href="/receipts/${order}"]`) });
  await cardOf(answered).getByRole('button', { name: 'Принять' }).click();
  const settled = cardOf(answered);
  await expect(settled).toContainText('Вы приняли заказ');
  await staff.reload();
  await expect(cardOf(waiting)).toBeVisible();
  await expect(settled).toContainText('Вы приняли заказ');
  await expect(settled.getByRole('button', { name: 'Принять' })).toBeHidden();
  await settled.getByRole('button', { name: 'Выдано и оплачено' }).click();
  await expect(settled).toContainText('Вы выдали заказ');
  await cardOf(waiting).getByRole('button', { name: 'Принять' }).click();
  await expect(page.getByText('Принят', { exact: true }).last()).toBeVisible();
});

test('a client cancels an order that waits', async ({ own, page }) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await fillCart(page, (await own.newProduct(shop)).id);
  await orderPickUp(page);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('button', { name: 'ОК', exact: true }).click();
  await expect(page.getByText('Отменён', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/Чек \d+ успешно отменен/)).toBeVisible();
  await page.goto('/receipts');
  await expect(page.getByRole('listitem')).toHaveText(/Отменён/);
});

test('a client orders the same again, and is told what is not sold any more', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  const product = await own.newProduct(shop);
  await signIn(page, await own.newPerson());
  await fillCart(page, product.id);
  const order = await orderPickUp(page);
  await expect(page.getByText(`Дальше: ${shop.title}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Написать' })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('button', { name: 'ОК', exact: true }).click();
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  await expect(page).toHaveURL(/\/carts\/\d+$/);
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toBeVisible();

  await own.unpublish(product);
  await page.goto(`/receipts/${order}`);
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  await expect(page.getByText('Ничего из этого заказа больше не продаётся')).toBeVisible();
});

test('a seller works through the orders: accepts in the list, then hands over', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  await signIn(page, await own.newPerson());
  await fillCart(page, (await own.newProduct(shop)).id);
  const order = await orderPickUp(page);

  const staff = await openAs(shop.seller);
  await staff.goto('/statistics/orders');
  const tab = (name: string) => staff.getByRole('tab', { name });
  const card = staff
    .getByRole('listitem')
    .filter({ has: staff.locator(`a[href^="/receipts/${order}?"]`) });
  await expect(tab('Новые 1')).toBeVisible();
  // Sellers may accept without seeing the figures.
  await card.getByRole('button', { name: 'Принять' }).click();
  await expect(staff.getByText('Здесь всё сделано')).toBeVisible();
  await tab('Собрать 1').click();
  await card.getByRole('button', { name: 'Выдано и оплачено' }).click();
  await expect(staff.getByText('Здесь всё сделано')).toBeVisible();
  await expect(page.getByText('Выдан', { exact: true }).last()).toBeVisible();
  await tab('Все и итоги').click();
  await expect(card).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Скачать Excel' })).toBeHidden();
});
