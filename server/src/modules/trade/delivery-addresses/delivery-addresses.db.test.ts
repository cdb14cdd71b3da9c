import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import { DELIVERY_ADDRESSES_MAX } from '@karavan/shared-api/contract/limits';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.sessionOf(await createUser(server.database.db));
});

const HOME = {
  city: 'Бишкек',
  district: 'Центр',
  address: 'ул. Токтогула, 1',
  phone: '+996555000000',
};

const create = (body: object = HOME) =>
  server.call('/users/delivery_addresses/', { method: 'POST', token, body });
const createOne = async () => (await create()).body as DeliveryAddress;
const list = async () =>
  ((await server.call('/users/delivery_addresses/', { token })).body as { list: DeliveryAddress[] })
    .list;
const setDefault = (id: number) =>
  server.call('/users/delivery_addresses/default/', { method: 'PUT', token, body: { id } });
const defaults = async () => (await list()).filter(({ is_default }) => is_default);

describe('delivery addresses', () => {
  it('are kept as they were entered, the first one as the default', async () => {
    const location = { latitude: 42.87, longitude: 74.57 };
    const first = await create({ ...HOME, location });
    expect(first).toMatchObject({
      status: 201,
      body: { ...HOME, comment: '', location, is_default: true },
    });
    const second = await createOne();
    expect(second.is_default).toBe(false);
    expect((await list()).map(({ id }) => id)).toEqual([
      (first.body as DeliveryAddress).id,
      second.id,
    ]);
  });

  it('name the field that cannot be used', async () => {
    const answer = await create({ ...HOME, address: ' ', phone: '0555' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { address: [expect.any(String)], phone: [expect.any(String)] } },
    });
  });

  it('hand the default on when it is removed', async () => {
    const [first, second, third] = [await createOne(), await createOne(), await createOne()];
    const remove = (id: number) =>
      server.call(`/users/delivery_addresses/${id}/`, { method: 'DELETE', token });
    expect((await remove(first.id)).status).toBe(204);
    expect((await defaults()).map(({ id }) => id)).toEqual([third.id]);
    await remove(second.id);
    expect((await defaults()).map(({ id }) => id)).toEqual([third.id]);
  });

  it('have exactly one default whoever chooses at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, createOne));
    expect(await defaults()).toHaveLength(1);
    const answers = await Promise.all(all.map(({ id }) => setDefault(id)));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await defaults()).toHaveLength(1);
  });

  it('keep the default when an address of somebody else is chosen', async () => {
    const own = await createOne();
    const stranger = await server.sessionOf(await createUser(server.database.db));
    const foreign = await server.call('/users/delivery_addresses/', {
      method: 'POST',
      token: stranger,
      body: HOME,
    });
    expect((await setDefault((foreign.body as DeliveryAddress).id)).status).toBe(404);
    expect((await defaults()).map(({ id }) => id)).toEqual([own.id]);
  });

  it('are limited, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: DELIVERY_ADDRESSES_MAX + 5 }, () => create()),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(await list()).toHaveLength(DELIVERY_ADDRESSES_MAX);
  });
});
