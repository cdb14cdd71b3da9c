import type { Browser, Page } from '@playwright/test';
import { expect, signIn, untilInteractive, type PHONES } from './test.ts';

/** A window of its own in which somebody else is signed in. */
export async function openAs(browser: Browser, account: keyof typeof PHONES): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await signIn(page, account);
  return page;
}

/** Puts one piece of the first size at hand into the cart, and opens that. */
export async function fillCart(page: Page, itemId: number): Promise<void> {
  await page.goto(`/p/${itemId}`);
  await untilInteractive(page);
  await page
    .getByRole('group', { name: 'Размер' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page.getByRole('button', { name: 'Добавить в корзину' }).click();
  await page.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(page).toHaveURL(/\/carts\/\d+$/);
}

/** From an open cart to its receipt. */
export async function orderPickUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByLabel('Самовывоз').check();
  await page.getByRole('button', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
}
