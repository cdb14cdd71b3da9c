import { test, type Page } from '@playwright/test';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { PASSWORD, type Account } from './people.ts';

/** Signs somebody in as a browser does, without the pages for it: these have journeys of their own. */
export async function signIn(page: Page, { phone }: Account): Promise<void> {
  const origin = test.info().project.use.baseURL!;
  const answer = await page.request.post('/api/v1/login/', {
    // A browser says where it comes from, and gets its cookies for that.
    headers: { origin },
    data: {
      phone_number: phone,
      password: PASSWORD,
      device: await page.evaluate(() => navigator.userAgent),
    },
  });
  if (!answer.ok()) throw new Error(`${phone} could not sign in: ${await answer.text()}`);
  const { token, id, full_name, avatar, has_empty_fields } =
    (await answer.json()) as AuthenticatedUser;
  const session = { token, user: { id, full_name, avatar, has_empty_fields } };
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'state', value, url: origin }]);
}

/** Signs in by password where a page asks for it. */
export async function signInOnPage(page: Page, { phone }: Account): Promise<void> {
  await page.getByRole('button', { name: 'Войти по паролю' }).click();
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}
