import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type APIRequestContext, type Page } from '@playwright/test';
import { describeProduct, openOrganization } from '../../e2e/support/first-steps.ts';
import { takePhoto } from '../../e2e/support/phone-photo.ts';
import { PERSON } from './person.ts';

/**
 * How long a newcomer needs on a phone, at the pace of most people: to sign up, to open an organization, and to
 * put its first product on sale. Needs a running server with the demo data:
 * `node bench/first-steps/first-steps.ts [address]`.
 */
const address = process.argv[2] ?? 'http://localhost:8080';
const PASSWORD = 'Karavan-2026';

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const context = await browser.newContext({
  baseURL: address,
  viewport: { width: 390, height: 844 },
  locale: 'ru-RU',
  geolocation: { latitude: 42.8746, longitude: 74.5698 },
  permissions: ['geolocation'],
});
const page = await context.newPage();

/** In seconds. */
const took: Record<string, number> = {};
async function time(step: string, run: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  await run();
  took[step] = Math.round(performance.now() - begin) / 1000;
}

await page.goto('/profile');
await time('sign up', () => signUp(page, context.request));
await time('open an organization', () =>
  openOrganization(page, PERSON, {
    title: 'Лавка у моста',
    address: 'ул. Киевская, 77',
    description: 'Пальто и платья из местной шерсти',
  }),
);
await page.goto(new URL('manage/items', `${page.url().replace(/manage$/, '')}`).href);
const photo = await takePhoto(page);
await time('from a photo to a product on sale', async () => {
  await describeProduct(page, PERSON, { title: 'Пальто из шерсти', price: '4500', photo });
  await PERSON.press(page.getByRole('button', { name: 'Опубликовать' }));
  await page.getByText('Товар в продаже').waitFor();
});
await browser.close();

console.table(took);
const folder = path.join(import.meta.dirname, '../results');
mkdirSync(folder, { recursive: true });
const report = { date: new Date().toISOString(), seconds: took };
writeFileSync(path.join(folder, 'first-steps.json'), `${JSON.stringify(report, null, 2)}\n`);

/** By the code of a phone that nobody has had, until the profile is there. */
async function signUp(tab: Page, request: APIRequestContext): Promise<void> {
  const phone = `700${String(Date.now()).slice(-6)}`;
  const go = tab.getByRole('button', { name: 'Продолжить' });
  await PERSON.type(tab.getByLabel('Номер телефона'), phone);
  await PERSON.press(tab.getByRole('button', { name: 'Получить код' }));
  const field = tab.getByRole('textbox', { name: 'Код из SMS' });
  await field.waitFor();
  await PERSON.type(field, await sentCode(request, `+996${phone}`));
  await PERSON.press(go);
  await PERSON.type(tab.getByLabel('Имя и фамилия'), 'Айгуль Токтосунова');
  await tab.getByLabel('Дата рождения').fill('1995-04-12');
  await PERSON.press(go);
  await PERSON.type(tab.getByLabel('Новый пароль'), PASSWORD);
  await PERSON.type(tab.getByLabel('Повторите пароль'), PASSWORD);
  await PERSON.press(tab.getByRole('button', { name: 'Сохранить' }));
  await tab.waitForURL(/\/profile$/);
}

async function sentCode(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get(`/api/v1/dev/outbox/?to=${encodeURIComponent(phone)}`);
  const messages = (await answer.json()) as { code: string | null }[];
  const code = messages.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}
