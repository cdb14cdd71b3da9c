import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database-tables.ts';
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

  /** Two operations that lock two people crosswise, each once the other has its first one. */
  async function cross(
    transactOrNot: (work: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>,
  ) {
    const other = await createUser(database.db);
    const bothHaveOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const lockRow = (trx: Transaction<Tables>, id: number) =>
      trx.selectFrom('app_user').select('id').where('id', '=', id).forUpdate().execute();
    const lock = async (trx: Transaction<Tables>, [first, second]: number[], side: number) => {
      runs += 1;
      await lockRow(trx, first!);
      bothHaveOne[side]!.resolve();
      await bothHaveOne[1 - side]!.promise;
      await lockRow(trx, second!);
      await trx
        .updateTable('app_user')
        .set({ full_name: `Run ${side}` })
        .where('id', '=', first!)
        .execute();
    };
    const outcomes = await Promise.allSettled([
      transactOrNot((trx) => lock(trx, [userId, other], 0)),
      transactOrNot((trx) => lock(trx, [other, userId], 1)),
    ]);
    return { runs, outcomes };
  }

  it('begins anew when it has crossed another one, and tells what it has to say once', async () => {
    const transact = createTransact(database.db, wakeUp, []);
    const { runs, outcomes } = await cross((work) =>
      transact(async ({ trx, publish }) => {
        await work(trx);
        publish({ key: 'crossed:1', type: 'done', data: {} });
      }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(runs).toBe(3);
    expect(await eventsOf('crossed:1')).toHaveLength(2);
    expect(wokenKeys).toEqual(['crossed:1', 'crossed:1']);
  });

  it('would fail there without', async () => {
    const { outcomes } = await cross((work) => database.db.transaction().execute(work));
    const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures).toMatchObject([{ code: '40P01' }]);
  });

  it('gives up when that happens again and again, and is not repeated for anything else', async () => {
    const transact = createTransact(database.db, wakeUp, []);
    for (const [code, expected] of [
      ['40001', 4],
      ['23514', 1],
    ] as const) {
      let runs = 0;
      const work = transact(async ({ trx }) => {
        runs += 1;
        await sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(trx);
      });
      await expect(work).rejects.toMatchObject({ code });
      expect(runs).toBe(expected);
    }
  });
});
