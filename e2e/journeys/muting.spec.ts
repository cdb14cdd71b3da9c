import { callAs } from '../support/call-as.ts';
import { HOME_TABS } from '../support/home-tabs.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('what a person does not want to see leaves the feed, and comes back', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  await page.goto('/home/posts');
  await untilInteractive(page);
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  const address = await posts.locator('a[href^="/p/"]').first().getAttribute('href');
  const card = posts.filter({ has: page.locator(`a[href="${address}"]`) });
  const organization = await card.locator('a[href^="/organizations/"]').getAttribute('href');

  await card.getByRole('button', { name: /^Ещё: / }).click();
  await page.getByRole('menuitem', { name: 'Не интересно' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /^Ещё: / }).click();
  await page.getByRole('menuitem', { name: 'Не интересно' }).click();
  // The one of before may not be gone yet.
  await expect(page.getByText('Запись скрыта из ленты').last()).toBeVisible();

  const ofOthers = posts.filter({ hasNot: page.locator(`a[href="${organization}"]`) }).first();
  const seller = await ofOthers.locator('a[href^="/organizations/"]').getAttribute('href');
  await ofOthers.getByRole('button', { name: /^Ещё: / }).click();
  await page.getByRole('menuitem', { name: /^Не показывать/ }).click();
  await expect(page.getByText(/скрыты$/)).toBeVisible();
  await expect(posts.locator(`a[href="${seller}"]`)).toHaveCount(0);
  await page.reload();
  await untilInteractive(page);
  await expect(posts.first()).toBeVisible();
  await expect(posts.locator(`a[href="${seller}"]`)).toHaveCount(0);
  await expect(posts.locator(`a[href="${address}"]`)).toHaveCount(0);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Скрытое из ленты' }).click();
  await expect(page).toHaveURL('/muted');
  await page.getByRole('button', { name: /^Вернуть: / }).click();
  await expect(page.getByText('Скрытых организаций нет')).toBeVisible();
  await page.getByText('Записи', { exact: true }).click();
  await expect(page).toHaveURL('/muted?show=posts');
  await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
  await page.getByRole('button', { name: /^Вернуть: / }).click();
  await expect(page.getByText('Скрытых записей нет')).toBeVisible();
});

test('an organization that a person does not want to see leaves the other tabs of the home, too', async ({
  own,
  page,
  request,
}) => {
  const person = await own.newPerson();
  const call = await callAs(request, person);
  await signIn(page, person);
  const main = page.getByRole('main');
  for (const [name, address, things] of HOME_TABS) {
    if (!['Скидки', 'Организации', 'Партнёры'].includes(name)) continue;
    await page.goto(address);
    const links = main.getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const listed = paths.find((path) => things.test(path))!;
    await call('PUT', `/shop/muted/organizations/${/\d+/.exec(listed)![0]}/`);
    // The server sends what guests see; the person's own list follows.
    await page.reload();
    await untilInteractive(page);
    await expect(main.locator(`a[href="${listed}"]`)).toHaveCount(0);
    await expect(links.first()).toBeVisible();
  }
});

test('what is muted leaves lists that were open before, without their being read anew', async ({
  own,
  page,
  request,
}) => {
  const seller = '/organizations/1';
  const answer = await request.get(`/api/v1${seller}/`);
  const { latitude, longitude } = (await answer.json()) as { latitude: number; longitude: number };
  await signIn(page, await own.newPerson());
  // It is the nearest where it stands.
  await page.goto(`/home/organizations?near=${latitude.toFixed(5)},${longitude.toFixed(5)}`);
  await untilInteractive(page);
  const main = page.getByRole('main');
  await expect(main.locator(`a[href="${seller}"]`)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  await tabs.getByRole('link', { name: 'Посты' }).click();
  const post = page
    .getByRole('list', { name: 'Публикации' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${seller}"]`) })
    .first();
  await scrollTo(page, post);
  await post.getByRole('button', { name: /^Ещё: / }).click();
  await page.getByRole('menuitem', { name: /^Не показывать/ }).click();
  await expect(page.getByText(/скрыты$/)).toBeVisible();
  // Nothing is read anew from here on.
  await page.route('**/api/v1/organizations/?**', (route) => route.abort());
  await page.goBack();
  await expect(main.locator('a[href^="/organizations/"]').first()).toBeVisible();
  await expect(main.locator(`a[href="${seller}"]`)).toHaveCount(0);
});
