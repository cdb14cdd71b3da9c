import { expect, signIn, signInOnPage, test, touch, untilInteractive } from '../support/test.ts';

test('a folder is shown by its link, saved by who opens it, and closed again', async ({
  own,
  page,
  browser,
}) => {
  await signIn(page, await own.newPerson());
  await page.goto('/p/5');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Выбрать папку' }).click();
  await page.getByLabel('Название папки').fill('Подарки');
  await page.getByRole('button', { name: 'Создать папку' }).click();
  await expect(page.getByText('Добавлено в папку')).toBeVisible();
  await page.goto('/saved');
  await page.getByRole('link', { name: /Подарки/ }).click();
  await page.getByRole('link', { name: 'Изменить или поделиться' }).click();
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  const address = await page.getByText(/\/saved\/shared\/[\w-]{43}$/).innerText();

  const guest = await browser.newPage();
  const answer = await guest.goto(address);
  expect(answer!.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  await touch(guest);
  await expect(guest.getByRole('heading', { level: 1, name: 'Подарки' })).toBeVisible();
  const posts = guest.getByRole('list', { name: 'Подарки' }).getByRole('listitem');
  await expect(posts).toHaveCount(1);
  await guest.getByRole('button', { name: 'Сохранить всё себе' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Войти' }).click();
  await signInOnPage(guest, await own.newPerson());
  await guest.getByRole('button', { name: 'Сохранить всё себе' }).click();
  await guest.getByLabel('Название вашей папки').fill('Чужие подарки');
  await guest.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(guest.getByText('Сохранено в вашу папку')).toBeVisible();
  await expect(
    guest.getByRole('list', { name: 'Чужие подарки' }).getByRole('listitem'),
  ).toHaveCount(1);

  await page.getByRole('button', { name: 'Закрыть доступ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(page.getByRole('button', { name: 'Создать ссылку' })).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByText('Этой папки здесь больше нет')).toBeVisible();
  await guest.close();
});
