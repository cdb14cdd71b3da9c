import type { Page } from '@playwright/test';
import { crampedAnywhereOn } from '../support/cramped.ts';
import { DEMO, expect, signIn, test, untilInteractive, untilWhole } from '../support/test.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Where each overlay is opened, and by what. */
const OVERLAYS = {
  phone_country: { path: '/auth', open: press(/\+996/), isGuest: true },
  slideshow: { path: '/p/5', open: press('Открыть фотографию 1') },
  product_complain: { path: '/p/5', open: press('Пожаловаться') },
  organization_complain: { path: '/organizations/3', open: press('Пожаловаться') },
  map: { path: '/organizations/3', open: press('Показать на карте') },
  feed_filters: { path: '/home/posts', open: press('Фильтры') },
  add_folder: { path: '/saved', open: press('Новая папка') },
  language_list: { path: '/profile', open: press(/Язык/) },
  region_select: { path: '/profile', open: press(/Регион/) },
  currency_list: { path: '/profile', open: press(/Валюта/) },
  auth_history: { path: '/profile/devices', open: press('История входов') },
};

test('in every overlay all has room, at 320 px and at twice the size of text', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [type, { path, open, ...rest }] of Object.entries(OVERLAYS)) {
    const isGuest = 'isGuest' in rest;
    if (!isGuest) await signIn(page, DEMO.client);
    await page.goto(path);
    await untilWhole(page);
    if (!isGuest) await untilInteractive(page).catch(() => undefined);
    await open(page);
    await page.getByRole('dialog').first().waitFor();
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    expect.soft(await crampedAnywhereOn(page), type).toEqual([]);
  }
});
