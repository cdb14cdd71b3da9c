import { expect, signIn, signInOnPage, test, untilInteractive } from '../support/test.ts';

test('a guest who likes is asked to sign in, comes back to the place and likes it', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  const { id } = await own.newProduct(shop);
  await page.goto(`/p/${id}`);
  await untilInteractive(page);
  const heart = page.getByRole('button', { name: 'Нравится' });
  await heart.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/auth');
  await signInOnPage(page, await own.newPerson());
  await expect(page).toHaveURL(`/p/${id}`);
  await expect(page.getByText('Понравилось')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('what is liked in the feed is liked everywhere, until it is not', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await page.goto('/home/posts');
  await untilInteractive(page);
  // Which one does not matter: nobody is sent away by a like. From here on it is known by its address.
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  const address = await posts.locator('a[href^="/p/"]').first().getAttribute('href');
  const card = posts.filter({ has: page.locator(`a[href="${address}"]`) });
  const heart = card.getByRole('button', { name: 'Нравится' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const answered = page.waitForResponse('**/likes/');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await answered;

  await page.goto('/liked');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.locator(`a[href="${address}"]`).click();
  // Not the heart of the card in the list, which is named after the item, too.
  const itemHeart = page.getByRole('article').getByRole('button', { name: /^Нравится( \d+)?$/ });
  await expect(itemHeart).toHaveAttribute('aria-pressed', 'true');
  await itemHeart.click();
  await expect(itemHeart).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page.getByText('Пока ничего не понравилось')).toBeVisible();
});

test('saved items go into folders, which are renamed, emptied and removed', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  await page.goto('/p/5');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Выбрать папку' }).click();
  await page.getByLabel('Название папки').fill('Подарки');
  await page.getByRole('button', { name: 'Создать папку' }).click();
  await expect(page.getByText('Добавлено в папку')).toBeVisible();

  await page.goto('/saved');
  await page.getByRole('link', { name: /Подарки/ }).click();
  await expect(page.getByRole('heading', { name: 'Подарки' })).toBeAttached();
  await expect(page.getByRole('list', { name: 'Подарки' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Изменить или поделиться' }).click();
  await page.getByLabel('Название папки').fill('Ко дню рождения');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByRole('heading', { name: 'Ко дню рождения' })).toBeAttached();

  await page.getByRole('link', { name: 'Убрать товары' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Убрать 1 товар' }).click();
  await expect(page.getByText('В папке пока пусто')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(
    page.getByRole('list', { name: 'Ко дню рождения' }).getByRole('listitem'),
  ).toHaveCount(1);

  await page.getByRole('link', { name: 'Изменить или поделиться' }).click();
  await page.getByRole('button', { name: 'Удалить папку' }).click();
  await expect(page).toHaveURL('/saved');
  const folder = page.getByRole('link', { name: /Ко дню рождения/ });
  await expect(folder).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(folder).toContainText('1 товар');
});
