import { expect, signIn, test, touch, untilInteractive } from '../support/test.ts';

test('an organization gathers links, and guests follow them', async ({ own, page, browser }) => {
  const shop = await own.newBusiness();
  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/hotlinks`);
  await page.getByRole('button', { name: 'Добавить ссылку' }).click();
  await page.getByLabel('Название').fill('Меню');
  await page.getByLabel('Адрес страницы').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Адрес страницы')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Адрес страницы').fill('example.com/menu');
  await page.getByRole('button', { name: 'Добавить ссылку' }).click();
  await page.getByLabel('Куда ведёт ссылка 2').selectOption({ label: 'К контакту' });
  await page.getByLabel('Название').nth(1).fill('Позвонить');
  await page.getByLabel('Номер или имя').fill('+996555000001');
  await page.getByRole('button', { name: 'Переместить: Позвонить' }).press('ArrowUp');
  await page.getByLabel('Оформление').selectOption({ label: 'Сумерки' });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Ссылки сохранены')).toBeVisible();

  const guest = await browser.newPage({ javaScriptEnabled: false });
  await guest.goto(`/organizations/${shop.id}/hotlinks`);
  const links = guest.getByRole('list', { name: 'Ссылки' }).getByRole('link');
  await expect(links).toHaveText(['Позвонить', /^Меню/]);
  await expect(links.first()).toHaveAttribute('href', 'tel:+996555000001');
  // Never straight to another site, without scripts neither.
  await expect(links.nth(1)).toHaveAttribute('href', /^\/away\/hotlinks\/\d+$/);
  await links.nth(1).click();
  await expect(guest.getByRole('heading', { name: 'Перейти на example.com?' })).toBeVisible();
  const way = guest.getByRole('link', { name: 'Перейти' });
  await expect(way).toHaveAttribute('href', 'https://example.com/menu');
  await expect(way).toHaveAttribute('rel', /noopener.*nofollow/);
  await guest.close();

  const visitor = await browser.newPage();
  await visitor.goto(`/organizations/${shop.id}/hotlinks`);
  await touch(visitor);
  await untilInteractive(visitor);
  const followed = visitor.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('hotlink')),
  );
  await visitor.getByRole('link', { name: /^Меню/ }).click();
  await expect(visitor.getByRole('heading', { name: 'Перейти на example.com?' })).toBeVisible();
  await visitor.goBack();
  await expect(visitor.getByRole('link', { name: /^Меню/ })).toBeVisible();
  await followed;
  await visitor.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 переход')).toBeVisible({ timeout: 3000 });
  }).toPass();
});
