import type { Page } from '@playwright/test';
import { expect, untilInteractive } from './test.ts';

/** Puts one piece of an item, in size M, into the cart, and opens that. */
export async function fillCart(page: Page, itemId: number): Promise<void> {
  await page.goto(`/p/${itemId}`);
  await untilInteractive(page);
  await page.getByRole('group', { name: 'Размер' }).getByRole('button', { name: 'M' }).click();
  await page.getByRole('button', { name: 'В корзину' }).click();
  await page.getByRole('link', { name: 'В корзине' }).click();
  await expect(page).toHaveURL(/\/carts\/\d+$/);
}

/** From an open cart to its receipt. Answers the order's number. @param note to the seller */
export async function orderPickUp(page: Page, note?: string): Promise<string> {
  const checkOut = page.getByRole('button', { name: 'Оформить заказ' });
  // What goes on is in sight without scrolling, on a phone as well.
  await expect(checkOut).toBeInViewport({ ratio: 1 });
  await checkOut.click();
  const order = page.getByRole('button', { name: 'Заказать' });
  await expect(order).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Самовывоз').check();
  if (note !== undefined) await page.getByLabel('Комментарий продавцу').fill(note);
  await order.click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
  return /\d+$/.exec(page.url())![0];
}
