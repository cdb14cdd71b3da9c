import { violationsOn } from '../support/axe.ts';
import { HOME_TABS } from '../support/home-tabs.ts';
import { expect, test } from '../support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads every tab of the home and what stands behind it', async ({ page }) => {
    await page.goto('/home/posts');
    const tabs = page.getByRole('navigation', { name: 'Разделы' });
    for (const [name, address, things] of HOME_TABS) {
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
  });

  test('a promotion says what it takes off, on which terms, and where', async ({ page }) => {
    await page.goto('/promotions/4');
    const promotion = page.getByRole('article');
    await expect(promotion.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(promotion).toContainText(/−\d/);
    await expect(promotion.getByRole('listitem').first()).toBeVisible();
    await expect(
      page.getByRole('main').locator('a[href^="/organizations/"]').first(),
    ).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/promotions\/4$/);
  });
});

test('what the server sends of each tab, and of what it lists, has no accessibility violation', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // axe itself is a script.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') return route.abort();
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  for (const [, address, things] of HOME_TABS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violationsOn(page), address).toEqual([]);
    const paths = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const thing = paths.find((path) => things.test(path))!;
    await page.goto(thing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violationsOn(page), thing).toEqual([]);
  }
});
