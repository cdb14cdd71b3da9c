import fc from 'fast-check';
import { createUser } from '../../../testing/factories/accounts.ts';
import { openNewsroom } from '../../../testing/newsroom.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ MESSAGES_TO_FOLLOWERS_PER_DAY: '1000' });
});
afterAll(() => server.close());

const COMING = ['follow', 'unfollow', 'remove', 'block', 'unblock', 'mute', 'unmute'] as const;
const WRITING = ['send', 'send', 'withdraw', 'read'] as const;
type Step = (typeof COMING)[number] | (typeof WRITING)[number];
const step = fc.constantFrom<Step>(...COMING, ...WRITING);

/** What the rule says of one person and one organization. */
class Rule {
  follows = false;
  isBlocked = false;
  isMuted = false;
  seen: number[] = [];
  unread = new Set<number>();

  leave(): void {
    this.follows = false;
    this.seen = [];
  }

  /** What counts as unread. */
  get count(): number {
    return this.isMuted ? 0 : this.seen.filter((message) => this.unread.has(message)).length;
  }
}

async function openSubscription() {
  const desk = await openNewsroom(server);
  const user = await createUser(server.database.db);
  const token = await server.sessionOf(user);
  const rule = new Rule();
  const last = () => rule.seen.at(-1);
  const mute = (isMuted: boolean) => async () => {
    await desk.mute(token, isMuted);
    if (rule.follows) rule.isMuted = isMuted;
  };
  /** Does it, in the product and in the rule. */
  const steps: Readonly<Record<Step, () => Promise<void>>> = {
    async follow() {
      await desk.follow(token);
      if (!rule.isBlocked) rule.follows = true;
    },
    async unfollow() {
      await desk.follow(token, 'DELETE');
      rule.leave();
    },
    async remove() {
      await desk.answered('remove_follower', user);
      rule.leave();
    },
    async block() {
      await desk.answered('block_user', user);
      rule.isBlocked = true;
      rule.leave();
    },
    async unblock() {
      await desk.answered('unblock_user', user);
      rule.isBlocked = false;
    },
    mute: mute(true),
    unmute: mute(false),
    async send() {
      const message = await desk.sent();
      if (!rule.follows) return;
      rule.seen.push(message);
      rule.unread.add(message);
    },
    async withdraw() {
      const message = last();
      if (message !== undefined) await desk.withdraw(message);
      rule.seen = rule.seen.slice(0, -1);
    },
    async read() {
      const message = last();
      if (message !== undefined) await desk.read(token, message);
      rule.unread.clear();
    },
  };
  return { desk, token, rule, steps };
}

it('a follower sees what was sent since they follow, however they came and went', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (taken) => {
      const { desk, token, rule, steps } = await openSubscription();
      for (const one of taken) await steps[one]();
      expect(await desk.inbox(token)).toEqual(rule.follows ? rule.seen : null);
      expect(await desk.unread(token)).toBe(rule.count);
    }),
    { numRuns: 25 },
  );
}, 120_000);
