import { openOrganization } from '../support/first-steps.ts';
import { AT_ONCE } from '../support/hand.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test.use({
  geolocation: { latitude: 42.8746, longitude: 74.5698 },
  permissions: ['geolocation'],
});

test('somebody opens an organization, which guests and search engines find', async ({
  own,
  page,
  browser,
}) => {
  const owner = await own.newPerson();
  const title = `Лавка пряностей ${owner.id}`;
  await signIn(page, owner);
  await page.goto('/profile');
  await openOrganization(page, AT_ONCE, {
    title,
    address: 'ул. Киевская, 77',
    description: 'Зира, барбарис и чай',
  });
  await expect(page.getByText('Организация открыта')).toBeVisible();
  await expect(page.getByText('Готовность страницы')).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/home/search');
  await untilInteractive(guest);
  await guest.getByRole('textbox', { name: 'Поиск товаров и организаций' }).fill(title);
  await guest.getByRole('link', { name: title }).first().click();
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByText('ул. Киевская, 77').first()).toBeVisible();

  const html = await (await guest.request.get(new URL(guest.url()).pathname)).text();
  const [, thing] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(thing!)).toMatchObject({
    '@type': 'LocalBusiness',
    name: title,
    address: { streetAddress: 'ул. Киевская, 77', addressLocality: 'Бишкек' },
  });
  await guest.close();
});

test('an organization opens in a town that nobody has named before', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await page.goto('/organizations/create');
  await page.getByLabel('Название').fill('Юрты у озера');
  await page.getByLabel('Чем занимаетесь').selectOption({ label: 'Аренда жилья' });
  await page.getByLabel('Описание').fill('Ночлег в юртах и завтрак');
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('group', { name: 'Страна и город' }).getByRole('button').click();
  await page.getByLabel('Поиск').fill('Боконбаево');
  await page.getByRole('button', { name: 'Добавить: Боконбаево' }).click();
  await expect(page.getByRole('button', { name: 'Боконбаево, Кыргызстан' })).toBeVisible();
});
