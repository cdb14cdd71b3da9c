import { expect, signIn, test, untilInteractive } from '../support/test.ts';

test('an organization is found by its number: in the search, and by whoever scans or types it', async ({
  own,
  page,
}) => {
  const shop = await own.newBusiness();
  const number = `OID${shop.id}`;
  await page.goto(`/organizations/${shop.id}`);
  await expect(page.getByText(number)).toBeVisible();

  await signIn(page, shop.seller);
  await page.goto('/scan');
  await page.getByLabel('ID или номер телефона').fill(number);
  await page.getByRole('button', { name: 'Найти клиента' }).click();
  await expect(page).toHaveURL(`/organizations/${shop.id}`);

  await page.goto(`/home/search?search=${number}`);
  await untilInteractive(page).catch(() => undefined);
  await page.getByRole('main').locator(`a[href="/organizations/${shop.id}"]`).first().click();
  await expect(page).toHaveURL(`/organizations/${shop.id}`);
});
