import { fillCart } from '../support/shopping.ts';
import { expect, signIn, test } from '../support/test.ts';

const REFUSAL = /Эта организация не принимает от вас заказы, комментарии и сообщения/;

test('an owner closes the gates, somebody asks to follow, the staff accepts, its items appear', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness('Клуб');
  const coat = await own.newProduct(shop, 'Пальто клубное');
  const office = await openAs(shop.owner);
  await office.goto(`/organizations/${shop.id}/manage/edit#access`);
  await office.getByRole('radio', { name: 'Только принятые подписчики' }).check();
  await expect(office.getByText(/товары уйдут из ленты и поиска/)).toBeVisible();
  await office.getByRole('textbox', { name: 'Описание', exact: true }).fill('Для своих');
  await office.getByRole('button', { name: 'Пн–Пт 9–18' }).click();
  await office.getByRole('button', { name: 'Добавить контакт' }).click();
  await office.getByLabel('Номер телефона').fill('555 123 456');
  await office.getByRole('button', { name: 'Сохранить' }).click();
  await expect(office.getByText('Изменения сохранены')).toBeVisible();

  await signIn(page, await own.newPerson('Айгуль'));
  await page.goto(`/organizations/${shop.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Закрытая организация' })).toBeVisible();
  await expect(main.getByText(coat.name)).toBeHidden();
  await main.getByRole('button', { name: 'Подписаться' }).first().click();
  await expect(main.getByRole('button', { name: 'Запрошено' }).first()).toBeVisible();
  await expect(main.getByText(/Запрос отправлен/)).toBeVisible();
  // To the outside the item does not exist.
  expect((await page.request.get(`/p/${coat.id}`)).status()).toBe(404);

  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/followers?status=requested`);
  await desk.getByRole('button', { name: 'Принять: Айгуль' }).click();
  await expect(desk.getByText('Теперь подписан: Айгуль')).toBeVisible();
  await expect(desk.getByText('Запросов нет')).toBeVisible();

  await page.reload();
  await expect(main.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();
  await main.getByRole('link', { name: new RegExp(coat.name) }).click();
  await expect(page).toHaveURL(`/p/${coat.id}`);
  await expect(main.getByRole('heading', { name: coat.name })).toBeVisible();
  // A link of their own opens it as well, though the page is served as to everybody.
  await page.reload();
  await expect(main.getByRole('heading', { name: coat.name })).toBeVisible();

  // The owner reads who did what, all of it and then one kind alone.
  await office.goto(`/organizations/${shop.id}/manage/audit`);
  const log = office.getByRole('main');
  await expect(log.getByText('Подписчик принят')).toBeVisible();
  await expect(log.getByText('Изменены данные организации')).toBeVisible();
  await log.getByRole('button', { name: 'Подписчики', exact: true }).click();
  await expect(log.getByText('Изменены данные организации')).toBeHidden();
  await expect(log.getByText('Подписчик принят')).toBeVisible();
  await expect(office).toHaveURL(/kind=followers/);
});

test('the staff blocks somebody, who can no longer order or comment', async ({
  own,
  openAs,
  page,
}) => {
  const shop = await own.newBusiness();
  const coat = await own.newProduct(shop);
  await signIn(page, await own.newPerson('Тимур'));
  await page.goto(`/organizations/${shop.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();
  await fillCart(page, coat.id);

  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/followers`);
  await desk.getByRole('button', { name: 'Ещё: Тимур' }).click();
  await desk.getByRole('menuitem', { name: 'Заблокировать' }).click();
  await desk.getByRole('button', { name: 'Заблокировать', exact: true }).click();
  await expect(desk.getByText('Заблокирован: Тимур')).toBeVisible();
  await desk.getByRole('tab', { name: /Чёрный список/ }).click();
  await expect(desk.getByRole('button', { name: 'Разблокировать: Тимур' })).toBeVisible();

  await page.goto(`/comments/post/${coat.id}`);
  await page.getByRole('textbox').fill('Добрый день');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await page.goto(`/organizations/${shop.id}`);
  await expect(page.getByRole('main').getByText(REFUSAL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Подписаться' })).toBeHidden();

  await desk.getByRole('button', { name: 'Разблокировать: Тимур' }).click();
  await expect(desk.getByText('Разблокирован: Тимур')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Подписаться' })).toBeVisible();
});
