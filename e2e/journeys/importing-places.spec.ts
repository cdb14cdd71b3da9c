import {
  expect,
  sentCode,
  signIn,
  signInOnPage,
  test,
  touch,
  untilInteractive,
} from '../support/test.ts';

const PHONE = '+996555147001';

test('a guest brings an organization from Google Maps, signs in on the way, and confirms it by code', async ({
  own,
  page,
  browser,
}) => {
  await own.forgetMapPlaces('google_maps');
  const owner = await own.newPerson();
  await page.goto('/organizations/google-maps-org-integration');
  await touch(page);
  await page.getByRole('button', { name: 'Пример 1' }).click();
  await page.getByRole('button', { name: 'Найти место' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Войти' }).click();
  await signInOnPage(page, owner);
  await expect(page.getByLabel('Ссылка на место')).toHaveValue(/Karagach\+Coffee/);
  await page.getByRole('button', { name: 'Найти место' }).click();
  await expect(page.getByRole('heading', { name: 'Karagach Coffee' })).toBeVisible();
  await expect(page.getByText('проспект Чуй, 147')).toBeVisible();
  await page.getByRole('button', { name: 'Заполнить по этим данным' }).click();

  await expect(page.getByLabel('Название')).toHaveValue('Karagach Coffee');
  await page.getByLabel('Описание').fill('Кофе и завтраки');
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByRole('button', { name: 'Бишкек, Кыргызстан' })).toBeVisible();
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByRole('heading', { name: 'Контакты' })).toBeVisible();
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('button', { name: 'Открыть организацию' }).click();
  await expect(page.getByText('Подтвердите «Karagach Coffee» кодом')).toBeVisible();
  await page.getByRole('button', { name: 'Отправить код' }).click();
  await page.getByRole('textbox', { name: 'Код из SMS' }).click();
  await page.keyboard.type(await sentCode(page.request, PHONE));
  await expect(page.getByText('Место подтверждено')).toBeVisible();
  await expect(page.getByText('Готовность страницы')).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, await own.newPerson());
  await other.goto(
    '/organizations/google-maps-org-integration?link=https%3A%2F%2Fmaps.app.goo.gl%2FKaragachCoffee1',
  );
  await untilInteractive(other);
  await other.getByRole('button', { name: 'Найти место' }).click();
  await expect(other.getByText('Это место уже есть на Karavan. Подтверждено кодом.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Это моё место' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Открыть «Karagach Coffee»' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Karagach Coffee' })).toBeVisible();
  await other.close();
});

test('a place that somebody else has brought is claimed for one’s own organization', async ({
  own,
  page,
  openAs,
}) => {
  await own.forgetMapPlaces('two_gis');
  const link =
    '/organizations/2gis-integration?link=https%3A%2F%2F2gis.kg%2Fbishkek%2Ffirm%2F70000001000000147';
  const stranger = await openAs(await own.newPerson());
  await stranger.goto(link);
  await untilInteractive(stranger);
  await stranger.getByRole('button', { name: 'Найти место' }).click();
  await stranger.getByRole('button', { name: 'Заполнить по этим данным' }).click();
  await stranger.getByLabel('Описание').fill('Хлеб');
  for (const part of ['Где вы', 'Контакты']) {
    await stranger.getByRole('button', { name: 'Далее' }).click();
    await expect(stranger.getByRole('heading', { name: part })).toBeVisible();
  }
  await stranger.getByRole('button', { name: 'Далее' }).click();
  await stranger.getByRole('button', { name: 'Открыть организацию' }).click();
  await stranger.getByRole('link', { name: 'Перейти к управлению' }).click();

  const shop = await own.newBusiness('Пекарня Арашан');
  await signIn(page, shop.owner);
  await page.goto(link);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Найти место' }).click();
  await page.getByRole('button', { name: 'Это моё место' }).click();
  await page.getByLabel('Телефон места').selectOption('+996555147003');
  await page.getByRole('button', { name: 'Отправить код' }).click();
  await page.getByRole('textbox', { name: 'Код из SMS' }).click();
  await page.keyboard.type(await sentCode(page.request, '+996555147003'));
  await expect(page.getByText('Место подтверждено')).toBeVisible();

  await stranger.goto(link);
  await untilInteractive(stranger);
  await stranger.getByRole('button', { name: 'Найти место' }).click();
  await expect(stranger.getByRole('link', { name: 'Открыть «Пекарня Арашан»' })).toBeVisible();
});
