import { once } from 'node:events';

export default async function tearDown() {
  const database = globalThis.testDatabase;
  database.send('stop');
  await once(database, 'exit');
}
