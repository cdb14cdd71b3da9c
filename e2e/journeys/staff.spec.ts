import { callAs } from '../support/call-as.ts';
import { expect, signIn, test } from '../support/test.ts';

test('an owner hires by number, the other accepts on the card, works, and loses it with the page open', async ({
  page,
  own,
  openAs,
}) => {
  const shop = await own.newBusiness('Лавка у моста');
  const person = await own.newPerson('Айпери Бекова');
  const manage = `/organizations/${shop.id}/manage`;

  await signIn(page, shop.owner);
  await page.goto(`${manage}/roles/new`);
  await page.getByRole('button', { name: 'Менеджер' }).click();
  await page.getByRole('switch', { name: /Управлять сотрудниками/ }).click();
  await page.getByRole('button', { name: 'Создать роль' }).click();
  await expect(page.getByRole('link', { name: /Менеджер/ }).first()).toBeVisible();

  await page.goto(`${manage}/staff/invite`);
  await page.getByLabel('UID или телефон').fill('abc');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('Можно вводить только цифры')).toBeVisible();
  await page.getByLabel('UID или телефон').fill(`UID${person.id}`);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('А••• Б•••')).toBeVisible();
  await expect(page.getByText('Айпери')).toHaveCount(0);
  await page.getByRole('radio', { name: /Менеджер/ }).check();
  await page.getByLabel('Должность').fill('Управляющая');
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page).toHaveURL(/group=invited/);
  await expect(page.getByText('Ждёт ответа')).toBeVisible();

  const theirs = await openAs(person);
  await theirs.goto('/notifications/');
  await expect(theirs.getByText('Вас приглашают на работу')).toBeVisible();
  await theirs.getByRole('button', { name: 'Принять' }).click();
  await expect(theirs.getByText('Вы приняты на работу')).toBeVisible();
  await theirs.goto(`${manage}/staff`);
  await expect(theirs.getByText('Управляющая', { exact: false }).first()).toBeVisible();

  await page.goto(`${manage}/staff`);
  await page.getByRole('link', { name: /Айпери Бекова/ }).click();
  await page.getByRole('button', { name: 'Уволить' }).click();
  await page.getByRole('button', { name: 'Уволить' }).last().click();
  await expect(page.getByText('Уволен', { exact: true })).toBeVisible();

  await expect(theirs.getByText('Вы больше не работаете здесь')).toBeVisible();
  await expect(theirs.getByText('Вы больше не работаете: Лавка у моста')).toBeVisible();
  await theirs.goto('/profile/workplaces');
  await expect(theirs.getByText('Вы пока нигде не работаете')).toBeVisible();

  await page.goto(`${manage}/audit`);
  await expect(page.getByText('Сотрудник уволен')).toBeVisible();
});

test('an owner narrows the log by person, kind and days, and the address keeps it', async ({
  page,
  own,
  request,
}) => {
  const shop = await own.newBusiness();
  const role = { title: 'Кассир', permissions: ['can_sell'] };
  await (
    await callAs(request, shop.owner)
  )('POST', `/organizations/${shop.id}/roles/`, role);
  const { id: user_id } = await own.newPerson();
  await (
    await callAs(request, shop.manager)
  )('POST', `/organizations/${shop.id}/block_user/`, { user_id });

  await signIn(page, shop.owner);
  await page.goto(`/organizations/${shop.id}/manage/audit`);
  const log = page.getByRole('main');
  const [created, blocked] = [log.getByText('Создана роль'), log.getByText('Человек заблокирован')];
  await expect(created).toBeVisible();
  await expect(log.getByText(`→ UID${user_id}`)).toBeVisible();

  await log.getByRole('button', { name: 'Елена' }).click();
  await expect(log.getByText('Только: Елена')).toBeVisible();
  await expect(created).toBeHidden();
  await expect(blocked).toBeVisible();
  await log.getByRole('button', { name: 'Сотрудники', exact: true }).click();
  await expect(log.getByText('Таких действий нет')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`person=${shop.manager.id}&kind=staff$`));
  await page.reload();
  await expect(log.getByText('Таких действий нет')).toBeVisible();
  await log.getByRole('button', { name: 'Показать всех' }).click();
  await expect(created).toBeVisible();
  await expect(blocked).toBeHidden();

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bishkek' }).format();
  await log.getByLabel('С', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`kind=staff&from=${today}$`));
  await expect(created).toBeVisible();
  await log.getByLabel('По', { exact: true }).fill('2026-01-01');
  await expect(log.getByText('Начало позже конца')).toBeVisible();
  await log.getByLabel('С', { exact: true }).fill('');
  await expect(log.getByText('Таких действий нет')).toBeVisible();
  await log.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(created).toBeVisible();
  await expect(blocked).toBeVisible();
  await expect(page).toHaveURL(`/organizations/${shop.id}/manage/audit`);
});
