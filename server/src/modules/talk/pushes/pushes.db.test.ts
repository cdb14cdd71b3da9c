import { createECDH, randomBytes } from 'node:crypto';
import { runOnce } from 'graphile-worker';
import type { PushSettings } from '@karavan/shared-api/contract/pushes';
import { handleTask } from '../../../platform/jobs/define-task.ts';
import { graphileLogger } from '../../../platform/jobs/graphile-logger.ts';
import { createLog } from '../../../platform/logging/create-log.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTalk, type Talk, type Talker } from '../../../testing/talk.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { readMessagePush } from '../messenger/index.ts';
import { readNotificationPush } from '../notifications/index.ts';
import { sendPushTask } from './plan-pushes.ts';
import type { Push, PushPort } from './push-port.ts';
import { createSandboxPushPort } from './sandbox-push-port.ts';
import { sendPush, type PushReading } from './send-push.ts';

let server: TestServer;
let talk: Talk;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('delete from push_registration');
  await server.database.pool.query('delete from graphile_worker._private_jobs');
  talk = await createTalk(server);
});

function browser(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return JSON.stringify({
    endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: pair.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  });
}

const post = (token: string, path: string, body: object) =>
  server.call(path, { method: 'POST', token, body });

const register = (token: string, registration_id = browser()) =>
  post(token, '/push/registration/', {
    registration_id,
    type: 'web',
    device_id: 'device-1',
    name: 'Chrome',
    language: 'en',
  });

const settingsOf = async (token: string) =>
  (await server.call('/push/', { token })).body as PushSettings;

const count = async () =>
  (await server.database.db.selectFrom('push_registration').select('id').execute()).length;

/** Works off what waits by so many workers at once; answers what they have sent. */
async function work(outcome: 'sent' | 'gone' = 'sent', workers = 1): Promise<Push[]> {
  const { db, pool } = server.database;
  const sent: Push[] = [];
  const port: PushPort = async (push) => {
    sent.push(push);
    return outcome;
  };
  const readers = {
    notification: (reading: PushReading) => readNotificationPush(db, reading),
    message: (reading: PushReading) => readMessagePush(db, reading),
  };
  const sandbox = createSandboxPushPort(db, port);
  const { name, run } = handleTask(sendPushTask, (push) =>
    sendPush({ db, port: sandbox, readers }, push),
  );
  await Promise.all(
    Array.from({ length: workers }, () =>
      runOnce({
        pgPool: pool,
        taskList: { [name]: run },
        logger: graphileLogger(createLog('silent')),
      }),
    ),
  );
  // A worker ends before the queue has heard its last word on a job.
  await until(async () => {
    const { rowCount } = await pool.query(
      'select from graphile_worker._private_jobs where locked_at is not null',
    );
    return rowCount === 0;
  });
  return sent;
}

describe('a registration', () => {
  it('belongs to the session that has made it, which can change and end it', async () => {
    const { anna, boris } = talk;
    expect((await settingsOf(anna.token)).registration).toBeNull();
    const registration_id = browser();
    expect((await register(anna.token, registration_id)).status).toBe(200);
    const { registration, public_key } = await settingsOf(anna.token);
    expect(Buffer.from(public_key, 'base64url')).toHaveLength(65);
    expect(registration).toEqual({
      registration_id,
      device_id: 'device-1',
      name: 'Chrome',
      language: 'en',
      shows_text: false,
    });
    const change = { registration_id, language: 'de', shows_text: true };
    expect(await post(boris.token, '/push/settings/', change)).toMatchObject({ status: 404 });
    const otherOfAnna = await server.sessionOf(anna.id);
    expect(await post(otherOfAnna, '/push/settings/', change)).toMatchObject({ status: 404 });
    expect((await post(anna.token, '/push/settings/', change)).body).toMatchObject({
      registration: { language: 'de', shows_text: true },
    });
    // The language alone leaves the rest.
    await post(anna.token, '/push/settings/', { registration_id, language: 'tr' });
    expect((await settingsOf(anna.token)).registration).toMatchObject({
      language: 'tr',
      shows_text: true,
    });
    await server.call('/push/registration/', { method: 'DELETE', token: anna.token });
    expect((await settingsOf(anna.token)).registration).toBeNull();
  });

  it.each([
    'no JSON',
    '{}',
    JSON.stringify({ endpoint: 'http://push.example/1', keys: { p256dh: 'x', auth: 'y' } }),
  ])('is refused for what is no subscription: %s', async (registration_id) => {
    expect(await register(talk.anna.token, registration_id)).toMatchObject({
      status: 400,
      body: { errors: { registration_id: [expect.any(String)] } },
    });
  });

  it('moves to whoever signs in there next, however many at once', async () => {
    const shared = browser();
    await register(talk.anna.token, shared);
    await register(talk.boris.token, shared);
    expect((await settingsOf(talk.anna.token)).registration).toBeNull();
    expect((await settingsOf(talk.boris.token)).registration).not.toBeNull();
    const answers = await Promise.all(
      [talk.anna, talk.boris, talk.stranger, talk.anna, talk.boris].map(({ token }) =>
        register(token, shared),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await count()).toBe(1);
  });

  it('goes with its session: signed out, ended elsewhere', async () => {
    await register(talk.anna.token);
    await server.call('/logout/', { method: 'POST', token: talk.anna.token });
    expect(await count()).toBe(0);
    await register(talk.boris.token);
    const elsewhere = await server.sessionOf(talk.boris.id);
    await server.call('/users/deactivate_all_tokens/', { method: 'POST', token: elsewhere });
    expect(await count()).toBe(0);
  });
});

describe('a message', () => {
  it('is pushed to each browser of the other side, without its text unless that is allowed', async () => {
    const { anna, boris, chatId } = talk;
    const open = browser();
    await register(boris.token, open);
    await register(await server.sessionOf(boris.id));
    await register(anna.token);
    await post(boris.token, '/push/settings/', {
      registration_id: open,
      language: 'en',
      shows_text: true,
    });
    await anna.say('Секретный пароль 42');
    const sent = await work();
    expect(
      sent.map(({ payload }) => payload).toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    ).toEqual([
      {
        title: 'New message',
        body: '',
        lang: 'en',
        url: `/messenger/chat/${chatId}`,
        tag: `chat:${chatId}`,
        chat_id: chatId,
      },
      expect.objectContaining({ title: 'Анна', body: 'Секретный пароль 42' }),
    ]);
    const { rows } = await server.database.pool.query<{ text: string; recipient: string }>(
      "select recipient, text from outbox_message where channel = 'push' and recipient = $1",
      [`UID${boris.id}`],
    );
    expect(rows).toHaveLength(2);
  });

  it('is sent once by two workers', async () => {
    await register(talk.boris.token);
    await talk.anna.say('Раз');
    await talk.anna.say('Два');
    expect(await work('sent', 2)).toHaveLength(2);
    expect(await work('sent', 2)).toHaveLength(0);
  });

  it('that was read meanwhile is not pushed, and nothing to a session that has run out', async () => {
    const { anna, boris } = talk;
    await register(boris.token);
    const { id } = await anna.say('Привет');
    await boris.read(id);
    expect(await work()).toHaveLength(0);
    await anna.say('Ещё');
    await server.database.pool.query(
      "update session set expires_at = now() - interval '1 minute' where user_id = $1",
      [boris.id],
    );
    expect(await work()).toHaveLength(0);
  });

  it('plans nothing where nobody takes pushes', async () => {
    await talk.anna.say('Тихо');
    const { rows } = await server.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toHaveLength(0);
  });
});

describe('a browser that is gone', () => {
  it('is forgotten, unless it has subscribed anew', async () => {
    await register(talk.boris.token);
    await talk.anna.say('Раз');
    await work('gone');
    expect(await count()).toBe(0);
    // The negative control: one that takes the push stays.
    await register(talk.boris.token);
    await talk.anna.say('Два');
    await work('sent');
    expect(await count()).toBe(1);
  });
});

describe('a notification', () => {
  it('is pushed in the language of the browser, until it was seen elsewhere', async () => {
    const { db } = server.database;
    const owner = await createUser(db);
    const organizationId = await createOrganization(db, { ownerId: owner });
    const token = await server.sessionOf(owner);
    await register(token);
    const follow = (follower: Talker) =>
      server.call(`/organizations/${organizationId}/subscriptions/`, {
        method: 'PUT',
        token: follower.token,
      });
    await follow(talk.anna);
    const sent = await work();
    expect(sent.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ title: 'New follower', lang: 'en', url: '/notifications' }),
    ]);
    await follow(talk.boris);
    await server.call('/notifications/count/', { method: 'POST', token });
    expect(await work()).toHaveLength(0);
  });
});

describe('what a person wants', () => {
  const prefer = (token: string, values: object) =>
    server.call('/push/preferences/', {
      method: 'PUT',
      token,
      body: { without_push: [], quiet: null, time_zone: 'UTC', ...values },
    });
  /** As the clock shows it in UTC, so many minutes from now. */
  const clock = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);

  it('is everything at any hour, until they choose', async () => {
    const { boris } = talk;
    const path = '/push/preferences/';
    expect((await server.call(path, { token: boris.token })).body).toMatchObject({
      without_push: [],
      quiet: null,
    });
    const wanted = { without_push: ['chats'], quiet: { from: '22:00', until: '07:30' } };
    expect((await prefer(boris.token, wanted)).body).toMatchObject(wanted);
    expect((await server.call(path, { token: boris.token })).body).toMatchObject(wanted);
    for (const wrong of [
      { time_zone: 'Mars/Olympus' },
      { quiet: { from: '07:30', until: '07:30' } },
      { quiet: { from: '24:00', until: '07:30' } },
    ]) {
      expect((await prefer(boris.token, wrong)).status).toBe(400);
    }
  });

  it('may be no pushes of a kind', async () => {
    const { anna, boris } = talk;
    await register(boris.token);
    await prefer(boris.token, { without_push: ['chats'] });
    await anna.say('Привет');
    expect(await work()).toHaveLength(0);
    await prefer(boris.token, { without_push: ['orders'] });
    await anna.say('Привет ещё раз');
    expect(await work()).toHaveLength(1);
  });

  it('may be quiet: what comes waits for the end of the hours, and is told then', async () => {
    const { anna, boris } = talk;
    await register(boris.token);
    await prefer(boris.token, { quiet: { from: clock(-60), until: clock(60) } });
    await anna.say('Ночью');
    expect(await work()).toHaveLength(0);
    const { rows } = await server.database.pool.query<{ waits: boolean }>(
      "select run_at > now() + interval '50 minutes' as waits from graphile_worker._private_jobs",
    );
    expect(rows).toEqual([{ waits: true }]);
    // Morning.
    await prefer(boris.token, { quiet: { from: clock(60), until: clock(120) } });
    await server.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    expect(await work()).toHaveLength(1);
  });
});
