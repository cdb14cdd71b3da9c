import { callAs } from '../support/call-as.ts';
import { drawPhoto } from '../../server/src/testing/picture-form.ts';
import { expect, signIn, test } from '../support/test.ts';

/** One word, near no other. */
const newTitle = () =>
  `Щ${Array.from({ length: 11 }, () => 'абвгдежзиклмнопрст'[Math.floor(Math.random() * 18)]).join('')}`;

test('an owner asks for the badge with documents, an operator gives it, and a guest sees it', async ({
  page,
  browser,
  own,
  openAs,
}) => {
  const { id, title, owner } = await own.newBusiness(newTitle());
  await signIn(page, owner);
  await page.goto(`/organizations/${id}/manage/trust`);
  const panel = page.getByRole('region', { name: 'Подтверждение' });
  await expect(panel.getByText('Не подтверждена')).toBeVisible();
  await panel.getByLabel('Добавить снимок').setInputFiles({
    name: 'paper.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPhoto('jpeg', { width: 600, height: 800 }),
  });
  await expect(panel.getByRole('button', { name: 'Документ 1', exact: true })).toBeVisible();
  await panel.getByLabel('Пояснение').fill('Это наш бренд');
  await panel.getByRole('button', { name: 'Отправить на проверку' }).click();
  await expect(panel.getByText('На проверке')).toBeVisible();

  const operator = await openAs(await own.newOperator());
  await operator.goto('/profile');
  await operator.getByRole('main').getByRole('link', { name: 'Платформа' }).click();
  await operator.getByRole('link', { name: 'Подтверждения' }).click();
  const asked = operator.getByRole('region', { name: title });
  await expect(asked.getByText('Это наш бренд').first()).toBeVisible();
  await asked.getByRole('button', { name: 'Документ 1' }).click();
  await expect(operator.getByRole('dialog', { name: 'Документ 1' })).toBeVisible();
  await operator.keyboard.press('Escape');
  await asked.getByRole('radio', { name: 'Подтвердить' }).check();
  await asked.getByLabel('Причина').fill('Документы в порядке');
  await asked.getByRole('button', { name: 'Принять решение' }).click();
  await expect(operator.getByText('Решение принято')).toBeVisible();
  await expect(asked).toBeHidden();

  const guest = await browser.newPage();
  await guest.goto(`/organizations/${id}`);
  await expect(
    guest.getByRole('main').getByRole('img', { name: 'Проверенная организация' }).first(),
  ).toBeVisible();
  await guest.close();
  await page.goto('/notifications');
  await page.getByText('Организация подтверждена').click();
  await expect(panel.getByText('Подтверждена', { exact: true }).first()).toBeVisible();
});

test('a complaint leads to a limit: guests find the organization no more, and its owner asks for a review', async ({
  page,
  browser,
  request,
  own,
  openAs,
}) => {
  const business = await own.newBusiness(newTitle());
  const { id, title, owner } = business;
  const client = await own.newPerson();
  const call = await callAs(request, client);
  await call('POST', `/organizations/${id}/complaints/`, { reason: 'fraud', text: 'Не привезли' });

  const guest = await browser.newPage();
  const find = () => guest.goto(`/home/search?search=${encodeURIComponent(title)}`);
  await find();
  const found = guest.getByRole('main').getByRole('link', { name: title });
  await expect(found.first()).toBeVisible();

  const operator = await openAs(await own.newOperator());
  await operator.goto('/platform/complaints');
  const complaint = operator.getByRole('region', { name: title });
  await expect(complaint.getByText('Не привезли')).toBeVisible();
  await complaint.getByRole('radio', { name: 'Ограничить показ организации' }).check();
  await complaint.getByLabel('Причина').fill('Заказы не привозят');
  await complaint.getByRole('button', { name: 'Принять решение' }).click();
  await expect(operator.getByText('Решение принято')).toBeVisible();
  await expect(complaint).toBeHidden();

  // What guests share may be some seconds old.
  await expect(async () => {
    await find();
    await expect(guest.getByText(`По запросу «${title}» ничего нет`)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(found).toHaveCount(0);
  await guest.goto(`/organizations/${id}`);
  await expect(guest.getByRole('heading', { name: title }).first()).toBeVisible();
  await guest.close();

  await signIn(page, owner);
  await page.goto(`/organizations/${id}/manage/trust`);
  const panel = page.getByRole('region', { name: 'Показ' });
  await expect(panel.getByText('Заказы не привозят').first()).toBeVisible();
  await panel.getByLabel('Что изменилось?').fill('Наняли двух курьеров');
  await panel.getByRole('button', { name: 'Попросить о пересмотре' }).click();
  await expect(panel.getByText('Пересматриваем')).toBeVisible();

  await operator.goto('/platform/reviews');
  await expect(
    operator.getByRole('region', { name: title }).getByText('Наняли двух курьеров').first(),
  ).toBeVisible();
});
