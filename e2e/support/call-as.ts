import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, type Account } from './people.ts';

/** Calls the API in the name of somebody, as an app does. */
export type Call = <T>(
  method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => Promise<T>;

export async function callAs(request: APIRequestContext, { phone }: Account): Promise<Call> {
  let headers: Record<string, string> = {};
  const call: Call = async <T>(method: string, path: string, data?: object) => {
    const answer = await request.fetch(`/api/v1${path}`, {
      method,
      data,
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const { token } = await call<{ token: string }>('POST', '/login/', {
    phone_number: phone,
    password: PASSWORD,
  });
  headers = { Authorization: `Token ${token}` };
  return call;
}

/** Orders one piece of an item to the client's address, to be paid there. Answers the order's number. */
export async function orderByCourier(call: Call, itemId: number): Promise<number> {
  const { sizes } = await call<{ sizes: { id: number }[] }>('GET', `/shop/items/${itemId}/`);
  const { cart_id } = await call<{ cart_id: number }>('POST', '/carts/items/', {
    size_id: sizes[0]!.id,
  });
  const { version } = await call<{ version: number }>('GET', `/carts/${cart_id}/`);
  const order = await call<{ transaction_id: number }>('POST', `/carts/${cart_id}/delivery/`, {
    version,
  });
  return order.transaction_id;
}
