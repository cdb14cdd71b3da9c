import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import type { Businesses } from '../support/businesses.ts';
import { callAs } from '../support/call-as.ts';
import type { Person } from '../support/people.ts';
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

/** How many pictures of the posts that are kept are not on the device yet; null where no post is kept. */
const awaitedPictures = (page: Page, person: number) =>
  page.evaluate(async (id) => {
    const { posts } = JSON.parse(localStorage.getItem(`own:${id}:offline`) ?? '{"posts":[]}') as {
      posts: { picture: string | null }[];
    };
    const wanted = new Set(posts.flatMap(({ picture }) => picture ?? []));
    const { length } = await (await caches.open('karavan-kept')).keys();
    return wanted.size === 0 ? null : wanted.size - length;
  }, person);

/** A ticket that is paid for at the till. Answers its order. */
async function buyTicket(
  own: Businesses,
  request: APIRequestContext,
  person: Person,
): Promise<number> {
  const stage = await own.newBusiness('Сцена на площади');
  const event = await own.newEvent(stage);
  const client = await callAs(request, person);
  const { sizes } = await client<{ sizes: { id: number }[] }>('GET', `/shop/items/${event}/`);
  const { transaction_id: order } = await client<{ transaction_id: number }>('POST', '/tickets/', {
    size_id: sizes[0]!.id,
    quantity: 1,
    method: 'self_pickup',
  });
  const seller = await callAs(request, stage.owner);
  await seller('POST', `/organizations/${stage.id}/orders/${order}/sell_tickets/`);
  return order;
}

test('without a network the number, the feed, a receipt and a ticket are there, until the person signs out', async ({
  own,
  page,
  request,
}) => {
  const person = await own.newPerson();
  const order = await buyTicket(own, request, person);
  await signIn(page, person);
  await untilWorking(page, '/profile');
  await expect.poll(() => kept(page, person.id)).not.toBeNull();
  await expect.poll(() => awaitedPictures(page, person.id)).toBe(0);
  await page.context().setOffline(true);
  await page.goto('/receipts');
  await expect(page.getByRole('heading', { name: 'Нет подключения к интернету' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Мой QR-код' })).toBeVisible();
  await expect(page.getByText(`UID${person.id}`)).toBeVisible();
  // The ticket with its code, as the door reads it.
  await expect(page.getByRole('img', { name: 'Концерт' })).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByRole('img', { name: /^№ / })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  // The feed comes first where it is looked for, with the pictures that were kept.
  await page.goto('/home/posts');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Посты');
  const pictures = page.locator('li img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.context().setOffline(false);
  // It goes on by itself.
  await expect(page.getByRole('heading', { name: 'Нет подключения к интернету' })).toBeHidden();
  await page.goto(`/receipts/${order}`);
  await expect(page.getByRole('img', { name: 'QR-код билета 1' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/auth');
  await expect.poll(() => kept(page, person.id)).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.has('karavan-kept'))).toBe(false);
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
