import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Each tab of the home, and where what it lists leads. */
const TABS = [
  ['Посты', '/home/posts', /^\/p\/\d+$/],
  ['Скидки', '/home/discounts', /^\/organizations\/\d+/],
  ['Организации', '/home/organizations', /^\/organizations\/\d+$/],
  ['Партнёры', '/home/partners', /^\/home\/partners\/\d+$/],
  ['Услуги', '/home/services', /^\/services\/\d+$/],
  ['Акции', '/home/promotions', /^\/promotions\/\d+$/],
] as const;

test('without scripts a guest reads every tab of the home and what stands behind it', async ({
  page,
}) => {
  await page.goto('/home/posts');
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  for (const [name, address, things] of TABS) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const paths = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const [first] = paths.filter((path) => things.test(path));
    expect(first, `what ${address} lists`).toBeDefined();
    const answer = await page.goto(first!);
    expect(answer!.status()).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});
