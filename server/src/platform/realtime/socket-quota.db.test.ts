import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createUser } from '../../testing/factories/accounts.ts';
import { followUnread } from '../../testing/follow-unread.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer({ SOCKETS_PER_SESSION: '3', SOCKETS_PER_PERSON: '5' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Null where the server has closed it for being one too many. */
function open(token: string) {
  return followUnread(address, token).catch((error: Error) => {
    if (error.message !== 'closed with 4429') throw error;
    return null;
  });
}

it('a session keeps so many sockets and no more, a person so many over all sessions', async () => {
  const userId = await createUser(server.database.db);
  const [first, second] = [await server.sessionOf(userId), await server.sessionOf(userId)];
  const ofFirst = await Promise.all(Array.from({ length: 5 }, () => open(first)));
  expect(ofFirst.filter(Boolean)).toHaveLength(3);
  const ofSecond = await Promise.all(Array.from({ length: 5 }, () => open(second)));
  expect(ofSecond.filter(Boolean)).toHaveLength(2);

  // Somebody else is not concerned, and a closed socket makes room.
  expect(await open(await server.sessionOf(await createUser(server.database.db)))).not.toBeNull();
  const closing = ofFirst.find((one) => one !== null)!;
  closing.close();
  await once(closing.socket, 'close');
  while (!(await open(second))) await new Promise(setImmediate);
});
