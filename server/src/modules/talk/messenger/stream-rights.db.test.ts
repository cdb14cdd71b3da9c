import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { EVENT_HANDLERS } from '../../../event-handlers.ts';
import { endSessions } from '../../../platform/auth/end-sessions.ts';
import { createTransact } from '../../../platform/events/transact.ts';
import { createLog } from '../../../platform/logging/create-log.ts';
import { createHub, type Hub } from '../../../platform/realtime/hub.ts';
import type { Line } from '../../../platform/realtime/send-frame.ts';
import { drawTicket, redeemTicket } from '../../../platform/realtime/tickets.ts';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrganizationChat } from '../../../testing/factories/messenger.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openTestSession } from '../../../testing/test-session.ts';
import { hasAccount } from '../../identity/people/index.ts';
import { memberChanged } from '../../organizations/staff/index.ts';
import { mayFollowChat } from './chat.policy.ts';

const NOT_ENTITLED = 4401;
const NEVER = 3_600_000;

/** As much of a socket as the hub uses. */
class TestSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly frames: string[] = [];
  send(frame: Buffer): void {
    this.frames.push(frame.toString());
  }
  /** Of short frames, whose heads have two bytes. */
  write(frame: Buffer): void {
    this.frames.push(frame.subarray(2).toString());
  }
  close(code: number): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close', code);
  }
  get isOpen(): boolean {
    return this.readyState === this.OPEN;
  }
}

let database: TestDatabase;
let organizationId: number;
let chatId: number;
const hubs: Hub[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  organizationId = await createOrganization(database.db);
  chatId = await createOrganizationChat(database.db, { organization_id: organizationId });
});
afterEach(() => hubs.splice(0).forEach((hub) => hub.close()));
afterAll(() => database.drop());

/** A hub, and units of work whose wake-ups it hears. */
function createStage({ heartbeatMs = NEVER, plugins = [] as KyselyPlugin[] } = {}) {
  const listeners: ((key: string | null) => void)[] = [];
  const hub = createHub(
    plugins.reduce((db, plugin) => db.withPlugin(plugin), database.db),
    {
      wakeUp: { onWake: (listener) => void listeners.push(listener) },
      rights: { hasAccount, mayFollow: mayFollowChat },
      log: createLog('silent'),
      heartbeatMs,
    },
  );
  hubs.push(hub);
  const announce = (key: string) => listeners.forEach((listener) => listener(key));
  return { hub, transact: createTransact(database.db, { announce }, EVENT_HANDLERS) };
}

async function ticketOf(userId: number, stream: string) {
  await openTestSession(database.db, userId);
  const { id: sessionId } = await database.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const key = stream.includes(':') ? stream : `${stream}:${userId}`;
  const ticket = await drawTicket(database.db, { sessionId, key, stream });
  return (await redeemTicket(database.db, ticket))!;
}

const lineOf = (socket: TestSocket) => ({ socket, wire: socket }) as unknown as Line;

async function follow(hub: Hub, userId: number, stream = `chat:${chatId}`) {
  const socket = new TestSocket();
  await hub.serve(lineOf(socket), await ticketOf(userId, stream), undefined);
  return socket;
}

const newMember = () => createMember(database.db, organizationId, ['can_send_message']);
const dismiss = (userId: number) =>
  database.db.deleteFrom('organization_member').where('user_id', '=', userId).execute();

describe('a socket is gone within a second', () => {
  it('when its person is dismissed, while those of the others stay', async () => {
    const { hub, transact } = createStage();
    const [leaver, colleague] = [await newMember(), await newMember()];
    const [chat, own, other] = [
      await follow(hub, leaver),
      await follow(hub, leaver, 'unread'),
      await follow(hub, colleague),
    ];
    const closed = once(chat, 'close', { signal: AbortSignal.timeout(1000) });
    await transact(async ({ trx, emit }) => {
      await trx.deleteFrom('organization_member').where('user_id', '=', leaver).execute();
      emit(memberChanged({ organizationId, userId: leaver }));
    });
    expect(await closed).toEqual([NOT_ENTITLED]);
    expect([own.isOpen, other.isOpen]).toEqual([true, true]);
  });

  it('when its session ends, even one that is just opening', async () => {
    const { hub, transact } = createStage();
    for (let round = 0; round < 20; round += 1) {
      const userId = await createUser(database.db);
      const ticket = await ticketOf(userId, 'unread');
      const socket = new TestSocket();
      const closed = once(socket, 'close', { signal: AbortSignal.timeout(1000) });
      const opening = hub.serve(lineOf(socket), ticket, undefined);
      await Promise.all([opening, transact((unit) => endSessions(unit, { userId }))]);
      expect(await closed).toEqual([NOT_ENTITLED]);
    }
  });
});

it('would hear on, were it for its ticket alone: what ends it is that the processes are told', async () => {
  const { hub, transact } = createStage();
  const leaver = await newMember();
  const socket = await follow(hub, leaver);
  await dismiss(leaver);
  await transact(async ({ publish }) =>
    publish({ key: `chat:${chatId}`, type: 'message.created', data: { id: 1 } }),
  );
  while (!socket.frames.some((frame) => frame.includes('message.created'))) await sleep(20);
  expect(socket.isOpen).toBe(true);
});

describe('a socket does not open', () => {
  it('when its person was dismissed after the ticket was redeemed', async () => {
    const { hub } = createStage();
    const leaver = await newMember();
    const ticket = await ticketOf(leaver, `chat:${chatId}`);
    await dismiss(leaver);
    const socket = new TestSocket();
    await hub.serve(lineOf(socket), ticket, undefined);
    expect([socket.isOpen, socket.frames]).toEqual([false, []]);
  });
});

describe('without any event a socket is gone after a heartbeat', () => {
  it.each([
    ['its person is dismissed', dismiss],
    [
      'its session has expired',
      (userId: number) =>
        database.db
          .updateTable('session')
          .set({ expires_at: new Date() })
          .where('user_id', '=', userId)
          .execute(),
    ],
    [
      'its person’s account is deactivated',
      (userId: number) =>
        database.db
          .updateTable('app_user')
          .set({ deactivated_at: new Date() })
          .where('id', '=', userId)
          .execute(),
    ],
  ])('when %s', async (_, change) => {
    const { hub } = createStage({ heartbeatMs: 100 });
    const [leaver, colleague] = [await newMember(), await newMember()];
    const [socket, other] = [await follow(hub, leaver), await follow(hub, colleague)];
    await sleep(250);
    expect(socket.isOpen).toBe(true);
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(2000) });
    await change(leaver);
    expect(await closed).toEqual([NOT_ENTITLED]);
    expect(other.isOpen).toBe(true);
  });

  it('and all of a process are asked for by one query', async () => {
    let asked = 0;
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'RawNode') asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { hub } = createStage({ heartbeatMs: 300, plugins: [plugin] });
    const people = await Promise.all(Array.from({ length: 20 }, newMember));
    const sockets = await Promise.all(people.map((person) => follow(hub, person)));
    const signsOfLife = () => sockets[0]!.frames.filter((frame) => frame.includes('alive')).length;
    const [before, lived] = [asked, signsOfLife()];
    while (signsOfLife() - lived < 3) await sleep(50);
    const heartbeats = signsOfLife() - lived;
    // One may be under way at either end.
    expect(Math.abs(asked - before - heartbeats)).toBeLessThanOrEqual(1);
  });
});
