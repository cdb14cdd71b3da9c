import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { describePicture, takePhoto } from '../support/phone-photo.ts';
import { readQr } from '../support/read-qr.ts';
import { boxOf, expect, signIn, test } from '../support/test.ts';

const save = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Сохранить' }).click();

test('a new person completes their profile, and it is there after a reload', async ({
  own,
  page,
}) => {
  await signIn(page, await own.newPerson(''));
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Мой профиль' }).click();
  await save(page);
  await expect(page.getByLabel('Имя и фамилия')).toBeFocused();
  for (const text of [
    'Введите полное имя, чтобы получать бонусы и скидки',
    'Введите никнейм',
    'Укажите дату рождения',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const nickname = `aigul_${Date.now()}`;
  await page.getByLabel('Имя и фамилия').fill('Айгуль Токтосунова');
  await page.getByLabel('Никнейм').fill(nickname);
  await expect(page.getByText('Этот никнейм свободен')).toBeVisible();
  await page.getByLabel('Пол').selectOption('Женский');
  await page.getByLabel('Дата рождения').fill('2090-01-01');
  await save(page);
  await expect(page.getByText('Неверная дата рождения')).toBeVisible();
  await page.getByLabel('Дата рождения').fill('1990-02-28');

  // What is not saved is asked about, and survives a reload.
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Восстановлено то, что вы не успели сохранить.')).toBeVisible();
  await expect(page.getByLabel('Никнейм')).toHaveValue(nickname);
  expect(await violationsOn(page)).toEqual([]);
  await save(page);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'Айгуль Токтосунова' })).toBeVisible();
  await page.goto('/profile/edit');
  await expect(page.getByLabel('Никнейм')).toHaveValue(nickname);
  await expect(page.getByLabel('Дата рождения')).toHaveValue('1990-02-28');
  await expect(page.getByLabel('Пол')).toHaveValue('female');
});

test('a photo of a phone becomes an upright picture, cropped by hand', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await page.goto('/profile/edit');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('Подойдёт только PNG или JPEG')).toBeVisible();
  await input.setInputFiles({
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(1000, 7),
  });
  await page.getByText('Не удалось открыть изображение').waitFor();
  await page.getByRole('button', { name: 'Отмена' }).click();

  await input.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(page),
  });
  const frame = page.getByRole('group', { name: /^Кадр/ });
  await expect(frame).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const zoom = page.getByRole('slider', { name: 'Масштаб' });
  await pinch(page, frame);
  expect(Number(await zoom.inputValue())).toBeGreaterThan(1.2);
  await zoom.fill('1.5');
  await frame.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/me/') && answer.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: 'Готово' }).click();
  const { avatar } = (await (await stored).json()) as { avatar: string };
  await expect(page.getByText('Фото сохранено')).toBeVisible();
  expect(await describePicture(page, avatar)).toEqual({
    width: 320,
    height: 320,
    top: 'red',
    bottom: 'blue',
  });
  await page.goto('/profile');
  await expect(page.getByRole('main').locator(`img[src="${avatar}"]`)).toBeVisible();

  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('button', { name: 'ОК', exact: true }).click();
  await expect(page.getByText('Фото убрано')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить фото' })).toBeVisible();
});

/** Two fingers move apart in the middle of an element. */
async function pinch(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [-apart, apart].map((shift, id) => ({
              x: x + width / 2 + shift,
              y: y + height / 2,
              id,
            })),
    });
  await touch('touchStart', 30);
  for (let apart = 35; apart <= 70; apart += 5) await touch('touchMove', apart);
  await touch('touchEnd');
}

test('of two people who want one nickname, one gets it', async ({ own, openAs }) => {
  const nickname = `wanted_${Date.now()}`;
  const pages = await Promise.all(
    [await own.newPerson(), await own.newPerson()].map((person) => openAs(person)),
  );
  for (const page of pages) {
    await page.goto('/profile/edit');
    await page.getByLabel('Никнейм').fill(nickname);
    await page.getByLabel('Дата рождения').fill('1990-02-28');
    await expect(page.getByText('Этот никнейм свободен')).toBeVisible();
  }
  await Promise.all(pages.map(save));
  const taken = (page: Page) => page.getByText(/^(Уже занято|Этот никнейм уже занят)$/);
  await expect
    .poll(async () => {
      const outcomes = await Promise.all(
        pages.map(async (page) => {
          if (page.url().endsWith('/profile')) return 'saved';
          return (await taken(page).isVisible()) ? 'refused' : 'open';
        }),
      );
      return outcomes.toSorted();
    })
    .toEqual(['refused', 'saved']);
  const loser = pages.find((page) => !page.url().endsWith('/profile'))!;
  await expect(loser.getByLabel('Никнейм')).toHaveAttribute('aria-invalid', 'true');
});

test('a person publishes contacts, and their business card is read as a contact', async ({
  own,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await own.newPerson('Айгуль Токтосунова'));
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Контакты' }).click();
  await save(page);
  await expect(page.getByText('Введите контактный номер')).toBeVisible();
  await page.getByLabel('Номер 1', { exact: true }).fill('+996700123456');
  await page.getByRole('button', { name: 'Добавить номер' }).click();
  await page.getByLabel('Номер 2', { exact: true }).fill('*4040');
  await page.getByRole('button', { name: 'Добавить номер' }).click();
  await page.getByLabel('Номер 3', { exact: true }).fill('*4040');
  await save(page);
  await expect(page.getByText('Уже есть в списке')).toBeVisible();
  await expect(page.getByLabel('Номер 3', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Удалить номер 3' }).click();
  await page.getByRole('button', { name: 'Поднять номер 2' }).click();
  await save(page);
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('main').getByRole('link', { name: 'Соцсети' }).click();
  await page.getByLabel('Имя или ссылка').fill('https://t.me/aigul_t');
  await expect(page.getByLabel('Соцсеть 1', { exact: true })).toHaveValue('telegram');
  await page.getByRole('button', { name: 'Добавить соцсеть' }).click();
  await page.getByLabel('Соцсеть 2', { exact: true }).selectOption('Почта');
  await page.getByLabel('Почта', { exact: true }).fill('aigul');
  await save(page);
  await expect(page.getByText('Неверный формат почты')).toBeVisible();
  await page.getByLabel('Почта', { exact: true }).fill('aigul@mail.kg');
  await save(page);
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/profile/edit-contacts');
  await expect(page.getByLabel('Номер 1', { exact: true })).toHaveValue('*4040');
  await expect(page.getByLabel('Номер 2', { exact: true })).toHaveValue('700 123 456');

  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Визитка' }).click();
  const code = page.getByRole('img', { name: 'QR-код контакта' });
  await expect(code).toBeVisible();
  const expected = {
    name: 'Айгуль Токтосунова',
    phones: ['*4040', '+996700123456'],
    mails: ['aigul@mail.kg'],
    links: ['https://t.me/aigul_t'],
  };
  expect(readContact(await readQr(page, await code.screenshot()))).toEqual(expected);
  expect(await violationsOn(page)).toEqual([]);

  // No share sheet here, as on most desktops.
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.getByText('Визитка скопирована')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ['Айгуль Токтосунова', '*4040', '+996700123456', 'https://t.me/aigul_t', 'aigul@mail.kg'].join(
      '\n',
    ),
  );
  const contact = await savedBy(page, 'Скачать контакт');
  expect(readContact(contact.toString('utf8'))).toEqual(expected);
  const picture = await savedBy(page, 'Скачать картинку');
  expect(readContact(await readQr(page, picture))).toEqual(expected);
});

/** What an address book reads. */
function readContact(vcard: string) {
  const card = new ICAL.Component(ICAL.parse(vcard) as unknown[]);
  const all = (name: string) =>
    card.getAllProperties(name).map((property) => property.getFirstValue());
  return { name: all('fn')[0], phones: all('tel'), mails: all('email'), links: all('url') };
}

async function savedBy(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await download).path());
}
