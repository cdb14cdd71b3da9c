import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countEvent, countWithin, findCount } from './throttle.ts';

const RULE = { limit: 7, seconds: 60 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How many of thirty at once are let in. */
async function letInOfThirty(enter: () => Promise<boolean>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 30 }, enter));
  return answers.filter(Boolean).length;
}

const endWindow = (key: string) =>
  database.pool.query('update throttle set window_ends_at = now() where key = $1', [key]);

describe('counting within a rule', () => {
  it('lets in as many as there is room for, at once or not, and counts no others', async () => {
    const { db } = database;
    expect(await letInOfThirty(() => countWithin(db, 'strict', RULE))).toBe(7);
    expect(await countWithin(db, 'strict', RULE)).toBe(false);
    const { count, seconds } = (await findCount(db, 'strict'))!;
    expect(count).toBe(7);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('begins again with the next window', async () => {
    const { db } = database;
    await countEvent(db, 'over', RULE, 7);
    expect(await countWithin(db, 'over', RULE)).toBe(false);
    await endWindow('over');
    expect(await findCount(db, 'over')).toBeUndefined();
    expect(await countWithin(db, 'over', RULE)).toBe(true);
    expect(await findCount(db, 'over')).toMatchObject({ count: 1 });
  });

  it('is not what a look before the count would be', async () => {
    const { db } = database;
    const lookAndCount = async () => {
      if (((await findCount(db, 'lax'))?.count ?? 0) >= RULE.limit) return false;
      await countEvent(db, 'lax', RULE);
      return true;
    };
    expect(await letInOfThirty(lookAndCount)).toBeGreaterThan(7);
  });
});
