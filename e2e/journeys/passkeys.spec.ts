import type { APIRequestContext, Page } from '@playwright/test';
import { addAuthenticator, withoutSuggestions } from '../support/authenticator.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, sentCode, test } from '../support/test.ts';

const keys = (page: Page) => page.getByRole('region', { name: 'Ключи входа' });

async function signInByCode(
  page: Page,
  { phone }: { readonly phone: string },
  request: APIRequestContext,
): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { name: 'Введите код' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Код из SMS' }).fill(await sentCode(request, phone));
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

test('a passkey is offered after a code and signs in without one, until it is removed elsewhere', async ({
  own,
  openAs,
  page,
  request,
}) => {
  const person = await own.newPerson();
  await withoutSuggestions(page);
  await addAuthenticator(page);
  await signInByCode(page, person, request);
  await expect(page.getByRole('heading', { name: 'Входить без кода?' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(page.getByText('Ключ добавлен')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/posts$/);

  await signOut(page);
  const button = page.getByRole('button', { name: 'Войти с ключом' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page).not.toHaveURL(/\/auth$/);
  await page.goto('/profile/devices');
  await expect(keys(page).getByText('только что')).toBeVisible();
  await page.getByRole('button', { name: 'Вход и безопасность' }).click();
  await page.getByRole('button', { name: 'История входов' }).click();
  await expect(page.getByText('ключом входа').first()).toBeVisible();

  await signOut(page);
  const other = await openAs(person);
  await other.goto('/profile/devices');
  await keys(other)
    .getByRole('button', { name: /^Удалить/ })
    .click();
  await other.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(other.getByText('Ключ удалён')).toBeVisible();

  await button.click();
  await expect(page.getByText('Этот ключ здесь не подходит')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a passkey chosen among the suggestions below the number signs in', async ({
  own,
  page,
  request,
}) => {
  await addAuthenticator(page);
  await signInByCode(page, await own.newPerson(), request);
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(page).toHaveURL(/\/home\/posts$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  // This authenticator chooses as soon as it is asked; nothing is pressed.
  const signedIn = page.waitForResponse('**/authenticate/passkey/');
  expect((await signedIn).status()).toBe(200);
  await expect(page).not.toHaveURL(/\/auth$/);
});

test('a passkey is added by a proof of the number, renamed and removed on the page of devices', async ({
  own,
  openAs,
  request,
}) => {
  const person = await own.newPerson();
  // By password: no code has been there lately.
  const page = await openAs(person);
  await addAuthenticator(page);
  await page.goto('/profile/devices');
  await keys(page).getByRole('button', { name: 'Добавить ключ' }).click();
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByRole('textbox', { name: 'Код из SMS' });
  await expect(code).toBeVisible();
  await code.fill(await sentCode(request, person.phone));
  await expect(page.getByText('Ключ добавлен')).toBeVisible();
  await expect(keys(page).getByText('ещё не использован')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await keys(page)
    .getByRole('button', { name: /^Переименовать/ })
    .click();
  await page.getByRole('textbox', { name: 'Название ключа' }).fill('Рабочий ноутбук');
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(keys(page).getByText('Рабочий ноутбук')).toBeVisible();
  await page.reload();
  await keys(page).getByRole('button', { name: 'Удалить «Рабочий ноутбук»' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText('Ключ удалён')).toBeVisible();
  await expect(keys(page).getByText('Рабочий ноутбук')).toBeHidden();
});

test('whoever does not want a passkey is asked once, and signs in by code as before', async ({
  own,
  page,
  request,
}) => {
  const [first, second] = [await own.newPerson(), await own.newPerson()];
  await addAuthenticator(page);
  await signInByCode(page, first, request);
  await page.getByRole('button', { name: 'Не сейчас' }).click();
  await expect(page).toHaveURL(/\/home\/posts$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signInByCode(page, second, request);
  await expect(page).toHaveURL(/\/(home\/posts|profile)$/);
});
