import type { Page } from '@playwright/test';
import type { Registry } from '@karavan/shared-api/contract/remotes';
import type { OverlayType } from '@karavan/shared-api/remote';
import type { ShellOverlayType } from '../../shell/src/overlays/shell-overlays.ts';
import { callAs, orderByCourier } from '../support/call-as.ts';
import { crampedAnywhereOn } from '../support/cramped.ts';
import { DEMO, expect, signIn, test, untilInteractive, untilWhole } from '../support/test.ts';

interface Opening {
  /** `:shop` is the organization of the test. */
  readonly path: string;
  /** What is pressed there, one after the other; named in both languages of the sweep. */
  readonly press: readonly RegExp[];
  /** A picture is chosen there instead, for the field of this name. */
  readonly choose?: RegExp;
  /** Whose page it is: the demo's client unless told. */
  readonly as?: (typeof PEOPLE)[number];
}

const PEOPLE = ['guest', 'client', 'owner', 'seller', 'courier', 'holder'] as const;

/** Where each overlay is opened, and by what. The shell's own are all here, or it does not compile. */
const OPENINGS: Partial<Record<OverlayType, Opening>> & Record<ShellOverlayType, Opening> = {
  phone_country: { path: '/auth', press: [/\+996/], as: 'guest' },
  map_service: { path: '/services/201', press: [/^На карте$|^Auf der Karte$/], as: 'guest' },
  slideshow: { path: '/p/5', press: [/^Открыть фотографию 1|^Bild 1 öffnen/] },
  product_complain: { path: '/p/5', press: [/^Пожаловаться|^Melden/] },
  organization_complain: { path: '/organizations/3', press: [/^Пожаловаться|^Melden/] },
  comment_complain: { path: '/comments/post/5', press: [/^Пожаловаться|^Melden/] },
  share: { path: '/p/5', press: [/^Поделиться|^Teilen/] },
  map: { path: '/organizations/3', press: [/Показать на карте|Auf der Karte/] },
  map_picker: {
    path: '/delivery-addresses/create',
    press: [/Указать на карте|Auf der Karte wählen/],
  },
  feed_filters: { path: '/home/posts', press: [/^Фильтры|^Filter/] },
  banner_selection: {
    path: '/organizations/:shop/manage/banners/create',
    press: [/^Картинка другого|^Bild eines anderen/],
    as: 'owner',
  },
  add_folder: { path: '/saved', press: [/^Новая папка|^Neuer Ordner/] },
  language_list: { path: '/profile', press: [/^Язык|^Sprache/] },
  region_select: { path: '/profile', press: [/^Регион|^Region/] },
  currency_list: { path: '/profile', press: [/^Валюта|^Währung/] },
  image_crop: { path: '/profile/edit', press: [], choose: /./ },
  image_horizontal_crop: {
    path: '/organizations/:shop/manage/edit',
    press: [],
    choose: /^Обложка|^Titelbild/,
    as: 'owner',
  },
  text_input: {
    path: '/profile/devices',
    press: [/^Переименовать|umbenennen/],
    as: 'holder',
  },
  auth_history: {
    path: '/profile/devices',
    press: [/^Вход и безопасность|^Anmeldung und Sicherheit/, /^История входов|^Anmeldeverlauf/],
  },
  account_deletion_confirmation: {
    path: '/profile/data',
    press: [/^Удалить аккаунт|^Konto löschen/],
  },
  organization_transfer: {
    path: '/organizations/:shop/manage/transfer',
    press: [/^Передать организацию|^Organisation übergeben/],
    as: 'owner',
  },
  zone_drawer: {
    path: '/organizations/:shop/manage/delivery',
    press: [
      /^Добавить зону|^Zone hinzufügen/,
      /^По границам на карте|^Nach Grenzen auf der Karte/,
      /^Нарисовать на карте|^Auf der Karte zeichnen/,
    ],
    as: 'owner',
  },
  all_discounts: { path: '/organizations/1', press: [/^Все карты|^Alle Karten/] },
  qr_scan: {
    path: '/proceed-discount?client=UID999999',
    press: [/^Сканировать ещё раз|^Erneut scannen/],
    as: 'seller',
  },
  courier_delivery: {
    path: '/notifications',
    press: [/^Открыть доставку|^Lieferung öffnen/],
    as: 'courier',
  },
};

for (const language of ['ru', 'de']) {
  test(`every overlay has a name of its own in ${language}, and room at 320 px and at twice the size of text`, async ({
    page,
    baseURL,
    own,
    request,
  }) => {
    test.setTimeout(240_000);
    const registry = (await (await request.get('/registry.json')).json()) as Registry;
    const brought = Object.values(registry.remotes).flatMap(({ current }) =>
      current.overlays.map(({ type }) => type),
    );
    expect(Object.keys(OPENINGS), 'an overlay is not opened here').toEqual(
      expect.arrayContaining(brought),
    );

    const shop = await own.newBusiness();
    const [courier] = await own.newCouriers(shop);
    const order = await orderByCourier(
      await callAs(request, await own.newClient()),
      (await own.newProduct(shop)).id,
    );
    const staff = await callAs(request, shop.seller);
    await staff('POST', `/organizations/${shop.id}/orders/${order}/accept/`);
    await staff('POST', `/organizations/${shop.id}/orders/${order}/send_to_delivery/`);

    const holder = await own.newPasskeyHolder();
    const { owner, seller } = shop;
    const people = { client: DEMO.client, owner, seller, courier, holder };
    await page.context().addCookies([{ name: 'locale', value: language, url: baseURL! }]);
    for (const who of PEOPLE) {
      if (who !== 'guest') await signIn(page, people[who]);
      for (const [type, { path, press, choose, as = 'client' }] of Object.entries(OPENINGS)) {
        if (as !== who) continue;
        await page.goto(path.replace(':shop', String(shop.id)));
        await untilWhole(page);
        await untilInteractive(page).catch(() => undefined);
        if (choose) await choosePicture(page, choose);
        await test.step(type, () => open(page, press));
        const dialog = page.getByRole('dialog').last();
        await expect.soft(dialog, type).not.toHaveAccessibleName(/^(Просмотр|Ansicht)?$/);
        expect.soft(await crampedAnywhereOn(page), type).toEqual([]);
      }
    }
  });
}

async function open(page: Page, press: readonly RegExp[]): Promise<void> {
  for (const name of press) {
    const pressed = page.getByRole('button', { name }).or(page.getByRole('radio', { name }));
    await pressed.first().click({ timeout: 15_000 });
  }
  await page.getByRole('dialog').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
}

async function choosePicture(page: Page, field: RegExp): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page
    .locator('input[type=file]')
    .and(page.getByLabel(field))
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}
