import type { Page } from '@playwright/test';
import { expect, sentCode, test } from '../support/test.ts';

/** Of the server of the journeys: SMS_PER_ADDRESS_HOUR. */
const FREE = 1000;
const MOST = 5 * FREE;

const sendButton = (page: Page) => page.getByRole('button', { name: /^Получить код/ });

test('where many have asked for codes, the device works for the next one by itself', async ({
  complaints,
  context,
  own,
  page,
  request,
}) => {
  await own.moveToNetwork(context, { count: FREE });
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(new URL(sent.url()).pathname));
  const atWork = () => scripts.filter((path) => /\/(proof-of-work|work)\./.test(path));
  const phone = own.newPhone();
  await page.goto('/auth');
  await page.getByLabel('Номер телефона').fill(phone);
  expect(atWork()).toEqual([]);
  const worker = page.waitForEvent('worker');
  await sendButton(page).click();
  await worker;
  await expect(page.getByRole('heading', { name: 'Введите код' })).toBeVisible();
  expect(atWork().length).toBeGreaterThan(1);
  expect(page.workers()).toEqual([]);

  await page.getByRole('textbox', { name: 'Код из SMS' }).fill(await sentCode(request, phone));
  await expect(page.getByRole('heading', { name: 'Как вас зовут?' })).toBeVisible();
  // The browser names the answer that asked for the work, and nothing else: no policy was in the way.
  expect(complaints).toEqual([expect.stringContaining('status of 428')]);
});

test('work is cancelled by whoever does not want to wait', async ({ context, own, page }) => {
  await own.moveToNetwork(context, { count: MOST - 1 });
  await page.goto('/auth');
  await page.getByLabel('Номер телефона').fill(own.newPhone());
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText(/не робот/)).toBeHidden();
  await expect.poll(() => page.workers()).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Вход' }).last()).toBeVisible();
});

test('where too many have asked, the page says for how long, counts down and goes on by itself', async ({
  context,
  own,
  page,
}) => {
  await own.moveToNetwork(context, { count: MOST, seconds: 75 });
  const phone = own.newPhone();
  await page.goto('/auth');
  await page.getByLabel('Номер телефона').fill(phone);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Повторите через 2 минуты');
  await expect(sendButton(page)).toHaveText(/^Получить код через 1:\d\d$/);
  await expect(sendButton(page)).toBeDisabled();

  // The same hour, a minute later.
  await own.moveToNetwork(context, { count: MOST, seconds: 8 });
  await page.reload();
  await page.getByLabel('Номер телефона').fill(phone);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(/через \d\sс$/);
  await expect(sendButton(page)).toHaveText('Получить код');
  await expect(page.getByRole('alert')).toBeHidden();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Введите код' })).toBeVisible();
});
