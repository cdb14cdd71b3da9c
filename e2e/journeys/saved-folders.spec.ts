import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('a saved post moves between folders from its menu, also by the keyboard, and back', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson());
  for (const [round, name] of ['Кухня', 'Дача'].entries()) {
    await page.goto('/p/5');
    const save = page.getByRole('button', { name: 'Сохранить' });
    await untilInteractive(page);
    // The server has drawn it as for a guest.
    await expect(save).toHaveAttribute('aria-pressed', String(round > 0));
    if (round > 0) await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await save.click();
    await page.getByRole('button', { name: 'Выбрать папку' }).click();
    await page.getByLabel('Название папки').fill(name);
    await page.getByRole('button', { name: 'Создать папку' }).click();
    await expect(page.getByText('Добавлено в папку')).toBeVisible();
  }

  await page.goto('/saved');
  await page.getByRole('link', { name: /Дача/ }).click();
  const posts = page.getByRole('list', { name: 'Дача' }).getByRole('listitem');
  await expect(posts).toHaveCount(1);
  await posts.getByRole('button', { name: /^Ещё: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'В папку «Кухня»' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Теперь в папке «Кухня»')).toBeVisible();
  await expect(page.getByText('В папке пока пусто')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(posts).toHaveCount(1);

  await posts.getByRole('button', { name: /^Ещё: / }).click();
  await page.getByRole('menuitem', { name: 'Убрать из папки' }).click();
  await expect(page.getByText('В папке пока пусто')).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByRole('link', { name: /Дача/ })).toContainText('0 товаров');
  const all = page.getByRole('list', { name: 'Сохранённое' }).getByRole('listitem');
  await all.getByRole('button', { name: /^Ещё: / }).click();
  await page.getByRole('menuitem', { name: 'Убрать из сохранённого' }).click();
  await expect(page.getByText('Пока ничего не сохранено')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(all).toHaveCount(1);
});
