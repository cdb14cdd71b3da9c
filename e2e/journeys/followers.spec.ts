import type { Page } from '@playwright/test';
import { fillCart } from '../support/shopping.ts';
import { expect, signIn, test, untilWhole } from '../support/test.ts';

const REFUSAL = /Эта организация не принимает от вас заказы, комментарии и сообщения/;

/** Which nobody of the demo offers: «Фотосъёмка». */
const SERVICE = 603;

/** Looks for a post in the feed, narrowed to its price, and by search. */
async function expectPost(page: Page, name: string, som: number, isThere: boolean): Promise<void> {
  for (const address of [
    `/home/posts?price_from=${som}&price_to=${som}`,
    `/home/search?search=${encodeURIComponent(name)}`,
  ]) {
    const post = page.getByRole('list', { name: 'Публикации' }).getByText(name, { exact: true });
    await expect(async () => {
      await page.goto(address);
      await untilWhole(page);
      expect((await post.count()) > 0).toBe(isThere);
    }).toPass();
  }
}

test('an owner closes the gates: posts are found nowhere, until one is let in or they open again', async ({
  own,
  openAs,
  page,
  browser,
}) => {
  test.slow();
  const stranger = await own.newPerson('Айгуль');
  const title = `Клуб ${stranger.id}`;
  const shop = await own.newBusiness(title);
  const som = 1_000 + shop.id;
  const coat = await own.newProduct(shop, `Пальто клубное ${shop.id}`, som * 100);
  const main = page.getByRole('main');
  await signIn(page, stranger);
  await expectPost(page, coat.name, som, true);

  const office = await openAs(shop.owner);
  await office.goto(`/organizations/${shop.id}/manage/services`);
  await office.getByRole('button', { name: 'Фотосъёмка' }).click();
  await office.getByRole('button', { name: 'Сохранить' }).click();
  await expect(office.getByText('Услуги сохранены')).toBeVisible();
  await office.goto(`/organizations/${shop.id}/manage/edit#access`);
  await office.getByRole('radio', { name: 'Только принятые подписчики' }).check();
  await expect(office.getByText(/товары уйдут из ленты и поиска/)).toBeVisible();
  await office.getByRole('textbox', { name: 'Описание', exact: true }).fill('Для своих');
  await office.getByRole('button', { name: 'Пн–Пт 9–18' }).click();
  await office.getByRole('button', { name: 'Добавить контакт' }).click();
  await office.getByLabel('Номер телефона').fill('555 123 456');
  await office.getByRole('button', { name: 'Сохранить' }).click();
  await expect(office.getByText('Изменения сохранены')).toBeVisible();

  await expectPost(page, coat.name, som, false);
  // To the outside the item does not exist.
  expect((await page.request.get(`/p/${coat.id}`)).status()).toBe(404);
  // Where the organization is stays public: the map leads to it, and there to its gates.
  await page.goto(`/organizations-map/${SERVICE}`);
  await page
    .getByRole('list', { name: 'Организации на карте' })
    .getByRole('button', { name: new RegExp(title) })
    .click();
  await expect(main.getByRole('heading', { name: 'Закрытая организация' })).toBeVisible();
  await page.goto(`/organizations/${shop.id}`);
  await expect(main.getByRole('heading', { name: 'Закрытая организация' })).toBeVisible();
  await expect(main.getByText(coat.name)).toBeHidden();
  await main.getByRole('button', { name: 'Подписаться' }).first().click();
  await expect(main.getByRole('button', { name: 'Запрошено' }).first()).toBeVisible();
  await expect(main.getByText(/Запрос отправлен/)).toBeVisible();

  const desk = await openAs(shop.manager);
  await desk.goto(`/organizations/${shop.id}/manage/followers?status=requested`);
  await desk.getByRole('button', { name: 'Принять: Айгуль' }).click();
  await expect(desk.getByText('Теперь подписан: Айгуль')).toBeVisible();
  await expect(desk.getByText('Запросов нет')).toBeVisible();

  await page.reload();
  await expect(main.getByRole('button', { name: 'Вы подписаны' })).toBeVisible();
  // The card and what else comes for followers stands above the list.
  await untilWhole(page);
  await main.getByRole('link', { name: new RegExp(coat.name) }).click();
  await expect(page).toHaveURL(`/p/${coat.id}`);
  await expect(main.getByRole('heading', { name: coat.name })).toBeVisible();
  // A link of their own opens it as well, though the page is served as to everybody.
  await page.reload();
  await expect(main.getByRole('heading', { name: coat.name })).toBeVisible();
  await page.goto('/subscriptions/posts');
  await expect(main.getByText(coat.name, { exact: true }).first()).toBeVisible();

  const other = await openAs(await own.newPerson());
  await expectPost(other, coat.name, som, false);
  await office.goto(`/organizations/${shop.id}/manage/edit#access`);
  await office.getByRole('radio', { name: 'Все', exact: true }).check();
  await office.getByRole('button', { name: 'Сохранить' }).click();
  await expect(office.getByText('Изменения сохранены')).toBeVisible();
  await expectPost(other, coat.name, som, true);
  await other.goto(`/organizations/${shop.id}`);
  await expect(other.getByRole('button', { name: 'Подписаться' }).first()).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Закрытая организация' })).toBeHidden();
  const guest = await browser.newPage();
  await guest.goto(`/p/${coat.id}`);
  await expect(guest.getByRole('heading', { name: coat.name })).toBeVisible();
  await guest.close();
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
