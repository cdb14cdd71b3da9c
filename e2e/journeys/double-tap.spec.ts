import { boxOf, expect, signIn, test, untilInteractive } from '../support/test.ts';

test.use({ hasTouch: true });

test('two taps on a picture of the feed like the post, and one opens it', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await page.goto('/home/posts');
  await untilInteractive(page);
  const posts = page.getByRole('list', { name: 'Публикации' }).getByRole('listitem');
  const address = await posts.locator('a[href^="/p/"]:has(img)').first().getAttribute('href');
  const card = posts.filter({ has: page.locator(`a[href="${address}"]`) });
  const link = card.locator(`a[href="${address}"]`);
  // Further ones come as soon as one touches it.
  const picture = link.locator('img').first();
  const heart = card.getByRole('button', { name: 'Нравится' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // From here on the taps are waited for.
  await expect(link).toHaveAttribute('style', /touch-action/);
  const { x, y, width, height } = await boxOf(picture);
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  for (let time = 0; time < 2; time += 1) {
    await tap();
    await tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/home/posts');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await picture.tap();
  await expect(page).toHaveURL(address!);
});
