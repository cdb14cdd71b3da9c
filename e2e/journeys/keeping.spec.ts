import { expect, PHONES, signIn, test, untilInteractive } from '../support/test.ts';

test('a guest who likes is asked to sign in, comes back to the place and likes it', async ({
  page,
}) => {
  await page.goto('/home/posts/101');
  await untilInteractive(page);
  const heart = page.getByRole('button', { name: 'Нравится' }).first();
  await heart.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(PHONES.manager);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Karavan-2026');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL('/home/posts/101');
  await expect(page.getByText('Понравилось')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('what is liked in the feed is liked everywhere, until it is not', async ({ page }, {
  project,
}) => {
  await signIn(page, project.name === 'phone' ? 'client' : 'courier');
  await page.goto('/home/posts');
  await untilInteractive(page);
  const card = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem').first();
  const heart = card.getByRole('button', { name: 'Нравится' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const answered = page.waitForResponse('**/likes/');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await answered;
  const address = await card.locator('a[href^="/p/"]').getAttribute('href');

  await page.goto('/liked');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.locator(`a[href="${address}"]`).click();
  const itemHeart = page.getByRole('button', { name: 'Нравится', exact: false }).first();
  await expect(itemHeart).toHaveAttribute('aria-pressed', 'true');
  await itemHeart.click();
  await expect(itemHeart).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page.getByText('Пока ничего не понравилось')).toBeVisible();
});

test('saved items go into folders, which are renamed, emptied and removed', async ({ page }, {
  project,
}) => {
  await signIn(page, project.name === 'phone' ? 'seller' : 'owner');
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
  await page.getByRole('link', { name: 'Изменить папку' }).click();
  await page.getByLabel('Название папки').fill('Ко дню рождения');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByRole('heading', { name: 'Ко дню рождения' })).toBeAttached();

  await page.getByRole('link', { name: 'Убрать товары' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Убрать 1 товар' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByText('В папке пока пусто')).toBeVisible();

  await page.getByRole('link', { name: 'Изменить папку' }).click();
  await page.getByRole('button', { name: 'Удалить папку' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить папку' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByText('Пока ничего не сохранено')).toBeVisible();
});
