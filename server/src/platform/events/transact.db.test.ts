import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { defineEvent, onEvent } from './domain-event.ts';
import { createTransact } from './transact.ts';

const opened = defineEvent<{ readonly organizationId: null; readonly userId: number }>(
  'door-opened',
);
const greeted = defineEvent<{ readonly organizationId: null; readonly userId: number }>(
  'guest-greeted',
);

let database: TestDatabase;
let userId: number;
const wokenKeys: string[] = [];
const wakeUp = { announce: (key: string) => void wokenKeys.push(key) };

beforeAll(async () => {
  database = await createTestDatabase();
  userId = await createUser(database.db);
});
beforeEach(() => wokenKeys.splice(0));
afterAll(() => database.drop());

const storedTypes = async () =>
  (await database.db.selectFrom('domain_event').select('type').orderBy('id').execute()).map(
    ({ type }) => type,
  );
const eventsOf = (key: string) =>
  database.db
    .selectFrom('realtime_event')
    .select(['seq', 'type'])
    .where('key', '=', key)
    .orderBy('seq')
    .execute();

describe('a unit of work', () => {
  it('lets handlers act in its transaction, in order, and emit further events', async () => {
    const steps: string[] = [];
    const transact = createTransact(database.db, wakeUp, [
      onEvent(opened, async ({ emit }, data) => {
        steps.push('opened');
        emit(greeted(data));
      }),
      onEvent(greeted, async ({ trx }, data) => {
        steps.push('greeted');
        await trx
          .updateTable('app_user')
          .set({ full_name: 'Greeted' })
          .where('id', '=', data.userId)
          .execute();
      }),
    ]);

    await transact(async ({ emit }) => {
      emit(opened({ organizationId: null, userId }));
      steps.push('worked');
    });

    expect(steps).toEqual(['worked', 'opened', 'greeted']);
    expect(await storedTypes()).toEqual(['door-opened', 'guest-greeted']);
    const { full_name } = await database.db
      .selectFrom('app_user')
      .select('full_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(full_name).toBe('Greeted');
  });

  it('leaves nothing behind when a handler fails', async () => {
    const before = await storedTypes();
    const transact = createTransact(database.db, wakeUp, [
      onEvent(opened, () => Promise.reject(new Error('The door is stuck'))),
    ]);

    const work = transact(async ({ emit, publish }) => {
      publish({ key: 'failing:1', type: 'said', data: {} });
      emit(opened({ organizationId: null, userId }));
    });

    await expect(work).rejects.toThrow('The door is stuck');
    expect(await storedTypes()).toEqual(before);
    expect(await eventsOf('failing:1')).toEqual([]);
    expect(wokenKeys).toEqual([]);
  });

  it('numbers what is published without gaps, in the order in which it was said', async () => {
    const transact = createTransact(database.db, wakeUp, []);
    const say = (...types: string[]) =>
      transact(async ({ publish }) => {
        for (const type of types) {
          publish({ key: 'talk:1', type, data: {} });
          publish({ key: 'talk:2', type, data: {} });
        }
      });

    await say('first', 'second');
    await say('third');

    expect(await eventsOf('talk:1')).toEqual([
      { seq: 1, type: 'first' },
      { seq: 2, type: 'second' },
      { seq: 3, type: 'third' },
    ]);
    expect(new Set(wokenKeys)).toEqual(new Set(['talk:1', 'talk:2']));
  });

  it('never locks streams crosswise, whatever the order in which they are told', async () => {
    const transact = createTransact(database.db, wakeUp, []);
    const keys = ['cross:1', 'cross:2', 'cross:3', 'cross:4'];
    const rounds = Array.from({ length: 60 }, (_, round) =>
      transact(async ({ publish }) => {
        for (const key of round % 2 === 0 ? keys : keys.toReversed()) {
          publish({ key, type: 'said', data: {} });
        }
      }),
    );

    await Promise.all(rounds);

    for (const key of keys) {
      expect((await eventsOf(key)).map(({ seq }) => seq)).toEqual(
        rounds.map((_, index) => index + 1),
      );
    }
  });
});
