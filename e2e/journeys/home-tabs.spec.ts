import { violationsOn } from '../support/axe.ts';
import { HOME_TABS } from '../support/home-tabs.ts';
import { expect, test, untilInteractive } from '../support/test.ts';

test('a guest goes through every tab of the home, into what it lists and back', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.goto('/home/posts');
  await untilInteractive(page);
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  const main = page.getByRole('main');
  for (const [name, address, things] of HOME_TABS) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(name);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    const paths = () =>
      main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await expect.poll(async () => (await paths()).some((path) => things.test(path))).toBe(true);
    expect(await violationsOn(page), address).toEqual([]);
    const thing = (await paths()).find((path) => things.test(path))!;
    const title = main.getByRole('heading', { level: 1 });
    const former = (await title.textContent())!;
    await main.locator(`a[href="${thing}"]`).first().click();
    await expect(page).toHaveURL(thing);
    // The former page stays until the next one has come.
    await expect(title).not.toHaveText(former);
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violationsOn(page), thing).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  expect(complaints).toEqual([]);
});
