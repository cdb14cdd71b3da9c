import type { Page, WebSocket } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { expect, signIn, test, untilInteractive } from '../support/test.ts';

/** Opens an address; resolves once the page has been told how its items are. */
async function openLive(page: Page, address: string): Promise<void> {
  const told = page
    .waitForEvent('websocket', (socket: WebSocket) => socket.url().includes('/ws/items'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        payload.toString().includes('items.now'),
      ),
    );
  await page.goto(address);
  await untilInteractive(page);
  await told;
}

test('an open page and an open cart follow a new price, and what is taken away stays readable', async ({
  page,
  own,
  openAs,
  request,
}) => {
  const shop = await own.newBusiness('Лавка у моста');
  const coat = await own.newProduct(shop, 'Пальто у моста');
  const client = await own.newPerson();
  await signIn(page, client);
  await openLive(page, `/p/${coat.id}`);

  const call = await callAs(request, client);
  const { sizes } = await call<{ sizes: { id: number }[] }>('GET', `/shop/items/${coat.id}/`);
  const { cart_id } = await call<{ cart_id: number }>('POST', '/carts/items/', {
    size_id: sizes[0]!.id,
  });
  const cart = await openAs(client);
  await openLive(cart, `/carts/${cart_id}`);
  const toOrder = cart.getByRole('button', { name: 'Оформить заказ' });
  await expect(toOrder).toBeEnabled();

  const owner = await callAs(request, shop.owner);
  await owner('POST', `/organizations/${shop.id}/items/batch/`, {
    item_ids: [coat.id],
    price: { amount: '300' },
  });
  await expect(page.getByText(/1\s?500/).first()).toBeVisible();
  await expect(cart.getByText(/Цены или наличие изменились/)).toBeVisible();
  await expect(toOrder).toBeDisabled();

  await own.unpublish(coat);
  await expect(page.getByText(/Больше не продаётся/)).toBeVisible();
  await expect(page.getByRole('heading', { name: coat.name })).toBeVisible();
  await expect(page.getByRole('button', { name: /корзин/i })).toHaveCount(0);
});
