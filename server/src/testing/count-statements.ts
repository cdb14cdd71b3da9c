import pg from 'pg';

/**
 * How many statements the work sends to the database, by whichever connection of this process.
 * @throws where it sends none: then nothing was counted, and equal counts would prove nothing
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const { length } = query.mock.calls;
    if (length === 0) throw new Error('no statement was seen');
    return length;
  } finally {
    query.mockRestore();
  }
}
