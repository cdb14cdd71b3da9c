import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test.ts';

// Elsewhere requests are watched, which a worker would hide.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Opens a page and waits until the worker answers for it. */
async function untilWorking(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

const kept = (page: Page, person: number) =>
  page.evaluate((id) => localStorage.getItem(`own:${id}:offline`), person);

test('without a network the number and the receipts are there, until the person signs out', async ({
  own,
  page,
}) => {
  const person = await own.newPerson();
  await signIn(page, person);
  await untilWorking(page, '/profile');
  await expect.poll(() => kept(page, person.id)).not.toBeNull();
  await page.context().setOffline(true);
  await page.goto('/receipts');
  await expect(page.getByRole('heading', { name: 'Нет подключения к интернету' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Мой QR-код' })).toBeVisible();
  await expect(page.getByText(`UID${person.id}`)).toBeVisible();
  await page.context().setOffline(false);
  // It goes on by itself.
  await expect(page.getByRole('heading', { name: 'Нет подключения к интернету' })).toBeHidden();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/auth');
  await expect.poll(() => kept(page, person.id)).toBeNull();
});

/** Hands the worker a push, as a push service would. */
async function deliver(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registrations[0]!,
    data: JSON.stringify(payload),
  });
  await session.detach();
}

test('a push is told by the open page, and leads to the conversation', async ({ own, page }) => {
  await signIn(page, await own.newPerson());
  await untilWorking(page, '/profile');
  await deliver(page, {
    title: 'Новое сообщение',
    body: '',
    lang: 'ru',
    url: '/messenger/chat/1',
    tag: 'chat:1',
    chat_id: 1,
  });
  await expect(page.getByText('Новое сообщение').first()).toBeVisible();
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(page).toHaveURL('/messenger/chat/1');
});
