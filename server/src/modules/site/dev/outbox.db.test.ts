import { randomUUID } from 'node:crypto';
import type { OutboxMessage } from '@karavan/shared-api/contract/dev';
import { createJobHandlers } from '../../../job-handlers.ts';
import { readEnv } from '../../../platform/env/env.ts';
import { addJob, runJobs } from '../../../platform/jobs/jobs.ts';
import { createLog } from '../../../platform/logging/create-log.ts';
import { createSandboxPort } from '../../../platform/messaging/sandbox-port.ts';
import { sendMessage, type Message } from '../../../platform/messaging/send-message.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { PRODUCTION_VARIABLES } from '../../../testing/production-variables.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const sms = (to: string, text: string): Message => ({
  providerKey: randomUUID(),
  channel: 'sms',
  to,
  text,
  code: '123456',
});

async function outboxOf(to: string): Promise<OutboxMessage[]> {
  const answer = await server.call(`/dev/outbox/?to=${encodeURIComponent(to)}`);
  expect(answer.status).toBe(200);
  return answer.body as OutboxMessage[];
}

async function send(...messages: Message[]): Promise<void> {
  const { db, pool } = server.database;
  const env = readEnv({});
  const nobody = {
    fetch: () => Promise.reject(new Error('Nobody asks')),
    tell: () => Promise.reject(new Error('Nobody is told')),
  };
  const sandbox = createSandboxPort(db);
  const ports = { sms: sandbox, whatsapp: sandbox, email: sandbox };
  const jobs = await runJobs(
    pool,
    createJobHandlers({
      env,
      db,
      storage: openStorage(env, createLog('silent')),
      wakeUp: { announce: () => undefined },
      provider: null,
      gateways: nobody,
      outbound: nobody,
      webhookKey: Buffer.alloc(32),
      instagram: null,
      noteWrongCashback: () => undefined,
      ports,
      pushPort: () => Promise.reject(new Error('Nobody pushes')),
    }),
    createLog('silent'),
  );
  for (const message of messages) {
    const before = (await outboxOf(message.to)).length;
    await addJob(db, sendMessage, message);
    for (let waited = 0; (await outboxOf(message.to)).length === before; waited += 20) {
      if (waited > 5000) throw new Error('The message has not been sent within 5 s');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  await jobs.stop();
}

describe('the outbox of the demo', () => {
  it("shows a recipient's messages, newest first", async () => {
    await send(
      sms('+996700000001', 'first'),
      sms('+996700000002', 'for somebody else'),
      sms('+996700000001', 'second'),
    );
    expect(await outboxOf('+996700000001')).toEqual(
      ['second', 'first'].map((text) => ({
        channel: 'sms',
        to: '+996700000001',
        text,
        code: '123456',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })),
    );
  });

  it('takes a message that is sent again only once', async () => {
    const send = createSandboxPort(server.database.db);
    const message = sms('+996700000003', 'once');
    await Promise.all([send(message), send(message)]);
    await send({ ...message, providerKey: randomUUID() });
    expect(await outboxOf('+996700000003')).toHaveLength(2);
  });

  it('is not there in production', async () => {
    const production = await createTestServer(PRODUCTION_VARIABLES);
    expect(await production.call('/dev/outbox/?to=%2B996700000001')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    await production.close();
  });
});
