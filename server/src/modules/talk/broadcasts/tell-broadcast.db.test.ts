import { openNewsroom, type Newsroom } from '../../../testing/newsroom.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tellBroadcast } from '../notifications/index.ts';
import { takeUntold } from './take-untold.ts';

let server: TestServer;
let desk: Newsroom;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openNewsroom(server);
});

describe('many followers', () => {
  const statementsOf = () =>
    countStatements(server.database, async () => expect((await desk.send()).status).toBe(201));

  it('cost the request no statement more: 100,000 as much as one', async () => {
    await desk.addFollowers(1);
    await desk.age(1);
    await statementsOf();
    await desk.age(2);
    const few = await statementsOf();
    await desk.age(2);
    await desk.addFollowers(100_000);
    await desk.age(2);
    expect(await statementsOf()).toBe(few);
    expect((await desk.log())[0]!.recipient_count).toBe(100_001);
  }, 240_000);

  /** Ends the job in the second batch, before or after what it has told is stored. */
  const killed = (message: number) => {
    let batches = 0;
    return tellBroadcast(async (work) => {
      batches += 1;
      return server.transact(async (unit) => {
        const result = await work(unit as never);
        if (batches === 2) throw new Error('Killed');
        return result;
      });
    }, message);
  };

  it('are each told once, whatever stops the job in the middle and however many do it', async () => {
    await desk.addFollowers(1300);
    await desk.age(1);
    const message = await desk.sent();
    await expect(killed(message)).rejects.toThrow('Killed');
    expect(await desk.toldOf('organization_message')).toHaveLength(500);
    await Promise.all([desk.tell(message), desk.tell(message)]);
    await desk.tell(message);
    const told = await desk.toldOf('organization_message');
    expect([told.length, new Set(told).size]).toEqual([1300, 1300]);
    expect(await desk.toldOf('sent_message')).toHaveLength(
      new Set(await desk.toldOf('sent_message')).size,
    );
  });

  it('would be lost if how far it has come were stored before they are told', async () => {
    await desk.addFollowers(700);
    await desk.age(1);
    const message = await desk.sent();
    // The process ends here, between two transactions.
    await server.transact(({ trx }) => takeUntold(trx, { id: message, limit: 500 }));
    await desk.tell(message);
    expect(await desk.toldOf('organization_message')).toHaveLength(200);
  });

  it('hear nothing more of what is withdrawn while they are told', async () => {
    await desk.addFollowers(1300);
    await desk.age(1);
    const message = await desk.sent();
    await expect(killed(message)).rejects.toThrow('Killed');
    await desk.withdraw(message);
    await desk.tell(message);
    expect(await desk.toldOf('organization_message')).toEqual([]);
  });
});
