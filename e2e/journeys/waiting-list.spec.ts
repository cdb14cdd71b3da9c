import { callAs } from '../support/call-as.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

interface Shown {
  readonly sizes: readonly { readonly id: number }[];
}

test('who waits for tickets gets those that come free, on the page that is open', async ({
  page,
  own,
  request,
}) => {
  const stage = await own.newBusiness('Сцена у моря');
  const event = await own.newEvent(stage);
  const owner = await callAs(request, stage.owner);
  const { sizes } = await owner<Shown>('GET', `/shop/items/${event}/`);
  const guests = `/organizations/${stage.id}/events/${event}/guests/`;
  const guest = { name: 'Все места', party: 10, section_id: sizes[0]!.id };
  const { id } = await owner<{ id: number }>('POST', guests, guest);

  await signIn(page, await own.newPerson());
  await page.goto(`/p/${event}`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'На один больше' }).click();
  await page.getByRole('button', { name: 'Ждать билеты' }).click();
  await expect(page.getByText('Вы ждёте 2 билета')).toBeVisible();
  await expect(page.getByText(/^Вы первые в очереди/)).toBeVisible();

  await owner('DELETE', `${guests}${id}/`);
  await expect(page.getByText('За вами оставлены 2 билета')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: /^Купить/ }).click();
  await expect(page).toHaveURL(/\/receipts\/\d+$/);
});

test('a door lets a guest in without a network, and tells the server when it is back', async ({
  page,
  context,
  own,
  request,
}) => {
  const stage = await own.newBusiness('Сцена в горах');
  const event = await own.newEvent(stage);
  const owner = await callAs(request, stage.owner);
  const { sizes } = await owner<Shown>('GET', `/shop/items/${event}/`);
  const guests = `/organizations/${stage.id}/events/${event}/guests/`;
  await owner('POST', guests, { name: 'Анна Соколова', party: 1, section_id: sizes[0]!.id });

  await signIn(page, stage.owner);
  await page.goto(`/organizations/${stage.id}/manage/events/${event}`);
  await page.getByRole('tab', { name: 'Без сети' }).click();
  await expect(page.getByText(/^В списке 1 запись/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('анна');
  await page.getByRole('button', { name: 'Пропустить: Анна Соколова' }).click();
  await expect(page.getByText('Проходите')).toBeVisible();
  await expect(page.getByText(/^Сети нет/)).toBeVisible();
  await expect(page.getByText(/^Ждёт отправки: 1/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Ждёт отправки/)).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('tab', { name: 'Гости' }).click();
  await expect(page.getByRole('button', { name: /^Пропустить/ })).toHaveCount(0);
});
