import type { TestDatabase } from './test-database.ts';

/**
 * How many statements some work sends to the database of its test.
 * @throws where it sends none: equal counts would prove nothing
 */
export async function countStatements(
  { countSent }: Pick<TestDatabase, 'countSent'>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = countSent();
  await work();
  const count = countSent() - before;
  if (count === 0) throw new Error('No statement was seen.');
  return count;
}
