import type { Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** What somebody tells of an organization that they open. */
export interface NewOrganization {
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

/**
 * From the profile of somebody who has no organization to the first page of its management, on a phone whose
 * place is known.
 */
export async function openOrganization(
  page: Page,
  hand: Hand,
  { title, address, description }: NewOrganization,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await hand.press(page.getByRole('link', { name: 'Открыть организацию' }));

  await hand.type(page.getByLabel('Название'), title);
  await hand.choose(page.getByLabel('Чем занимаетесь'), 'Одежда и обувь');
  await hand.type(page.getByLabel('Описание'), description);
  await hand.press(button('Далее'));

  await hand.press(page.getByRole('group', { name: 'Страна и город' }).getByRole('button'));
  await hand.press(page.getByRole('button', { name: 'Бишкек' }).first());
  await hand.type(page.getByLabel('Адрес', { exact: true }), address);
  await hand.press(button('Я сейчас здесь'));
  await hand.press(button('Выбрать это место'));
  await hand.press(button('Далее'));

  await hand.press(button('Пн–Пт 9–18'));
  await hand.press(button('Далее'));
  await hand.press(button('Открыть организацию'));
  await page.waitForURL(/\/organizations\/\d+\/manage$/);
}

/** What somebody tells of a product that they put on sale. */
export interface NewProduct {
  readonly title: string;
  readonly price: string;
  readonly photo: Buffer;
}

/** From the list of an organization's items to a product that lacks nothing: in sizes S and M, a piece of each. */
export async function describeProduct(
  page: Page,
  hand: Hand,
  { title, price, photo }: NewProduct,
): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Добавить товар' }));
  await hand.give(page.locator('input[type=file][accept="image/*"]'), photo);
  await hand.type(page.getByLabel('Название'), title);
  await hand.type(page.getByLabel('Цена', { exact: true }), price);
  await hand.type(page.getByRole('combobox', { name: 'Категория' }), 'жен');
  await hand.press(page.getByRole('option').first());
  await hand.press(page.getByText('S–XL', { exact: true }));
  const sizes = page.getByRole('group', { name: 'Размеры' });
  for (const size of ['S', 'M']) {
    await hand.press(sizes.getByRole('button', { name: size, exact: true }));
  }
  await page.getByRole('button', { name: 'Фото 1: открыть' }).waitFor();
}
