import type { APIRequestContext } from '@playwright/test';
import { createPerson } from './people.ts';
import { PASSWORD } from './test.ts';

/**
 * Makes a person who orders one piece of an item to their door, to be paid there; by the calls that
 * the pages make. Answers the order's number.
 * @param phone of nobody yet
 */
export async function orderByCourier(
  request: APIRequestContext,
  phone: string,
  itemId: number,
): Promise<number> {
  await createPerson(request, phone);
  let headers: Record<string, string> = {};
  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
    const answer = await request.fetch(`/api/v1${path}`, { method, data, headers });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const session = { phone_number: phone, password: PASSWORD };
  const { token } = await call<{ token: string }>('POST', '/login/', session);
  headers = { Authorization: `Token ${token}` };
  const address = await call<{ id: number }>('POST', '/users/delivery_addresses/', {
    city: 'Бишкек',
    district: 'Джал',
    address: 'мкр. Джал, 23',
    comment: 'Подъезд 2',
    phone,
  });
  const { sizes } = await call<{ sizes: { id: number; available: number }[] }>(
    'GET',
    `/shop/items/${itemId}/`,
  );
  const { id: size_id } = sizes.find(({ available }) => available > 0)!;
  const { cart_id } = await call<{ cart_id: number }>('POST', '/carts/items/', { size_id });
  const cart = `/carts/${cart_id}`;
  const { version } = await call<{ version: number }>('PUT', `${cart}/updateDelivery/`, {
    address_id: address.id,
  });
  const order = await call<{ transaction_id: number }>('POST', `${cart}/delivery/`, { version });
  return order.transaction_id;
}
