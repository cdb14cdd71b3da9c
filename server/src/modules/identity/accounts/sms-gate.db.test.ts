import type { ErrorBody } from '@karavan/shared-api/contract/errors';
import type { WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { createSentCodes, createUser } from '../../../testing/factories/accounts.ts';
import { solveWork } from '../../../testing/solve-work.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const FREE = 10;
const MOST_UNPROVEN = 50;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let counter = 0;
const newPhone = () => {
  counter += 1;
  return `+99655200${1000 + counter}`;
};
const newAddress = () => {
  counter += 1;
  return `10.1.0.${counter}`;
};

interface Request {
  readonly address: string;
  readonly phone?: string;
  readonly path?: string;
  readonly proof?: WorkProof | undefined;
  readonly language?: string;
}

async function ask({
  address,
  phone = newPhone(),
  path = '/register_auth/',
  proof,
  language = 'ru',
}: Request) {
  const { status, body, headers } = await server.call(path, {
    method: 'POST',
    body: { phone_number: phone, ...(proof && { proof }) },
    remoteAddress: address,
    headers: { 'accept-language': language },
  });
  return { status, headers, body: body as ErrorBody, phone, code: (body as ErrorBody).code };
}

/** As the client does: with the work that is asked for, if any is. */
async function askWithWork(request: Request) {
  const first = await ask(request);
  if (first.code !== 'proof_of_work_required') return first;
  const proof = await solveWork(first.body.challenge!);
  return ask({ ...request, phone: first.phone, proof });
}

const plantSent = (address: string, count: number) =>
  createSentCodes(server.database.db, address, { count });

async function letMinutePass(phone: string): Promise<void> {
  await server.database.pool.query(`delete from throttle where key = 'sms minute ' || $1`, [phone]);
}

async function countOf(key: string): Promise<number | undefined> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count from throttle where key = $1',
    [key],
  );
  return rows[0]?.count;
}

async function enterCode(phone: string, address: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ code: string }>(
    `select payload->>'code' as code from graphile_worker._private_jobs
     where payload->>'to' = $1 order by id desc limit 1`,
    [phone],
  );
  const body = { phone_number: phone, code: rows[0]!.code };
  const call = { method: 'POST', body, remoteAddress: address } as const;
  return (await server.call('/verify_code/', call)).status;
}

describe('one network', () => {
  it('gets ten codes an hour for nothing, and further ones for work', async () => {
    const address = newAddress();
    for (let count = 0; count < FREE; count += 1) {
      expect((await ask({ address })).status).toBe(200);
    }
    const eleventh = await ask({ address });
    expect(eleventh).toMatchObject({ status: 428, code: 'proof_of_work_required' });
    const proof = await solveWork(eleventh.body.challenge!);
    expect((await ask({ address, phone: eleventh.phone, proof })).status).toBe(200);
    // Nobody else is concerned.
    expect((await ask({ address: newAddress() })).status).toBe(200);
  });

  it('signs in forty people within an hour', async () => {
    const address = newAddress();
    for (let person = 0; person < 40; person += 1) {
      const { status, phone } = await askWithWork({ address });
      expect([person, status]).toEqual([person, 200]);
      expect(await enterCode(phone, address)).toBe(200);
    }
  });

  it('sends a code to the fortieth who asks before anybody has entered one', async () => {
    const address = newAddress();
    await plantSent(address, 39);
    const { status, phone } = await askWithWork({ address });
    expect(status).toBe(200);
    expect(await enterCode(phone, address)).toBe(200);
  });

  it('is refused beyond the most, with the true time', async () => {
    const address = newAddress();
    await plantSent(address, MOST_UNPROVEN);
    const refused = await ask({ address });
    expect(refused).toMatchObject({
      status: 429,
      code: 'sms_limit_reached',
      body: {
        message:
          'Из вашей сети запросили слишком много кодов. Повторите через 12 минут или подключитесь к другой сети',
      },
    });
    expect(refused.body.retry_after).toBeGreaterThan(690);
    expect(refused.body.retry_after).toBeLessThanOrEqual(700);
    expect(refused.headers['retry-after']).toBe(String(refused.body.retry_after));
    const inEnglish = await ask({ address, language: 'en' });
    expect(inEnglish.body.message).toContain('Try again in 12 minutes');
  });

  it('is let in again when the hour is over', async () => {
    const address = newAddress();
    await plantSent(address, MOST_UNPROVEN);
    await server.database.pool.query(
      `update throttle set window_ends_at = now() where key = 'sms network ' || $1`,
      [address],
    );
    expect((await ask({ address })).status).toBe(200);
    expect(await countOf(`sms network ${address}`)).toBe(1);
  });

  it('may send more for each code that was entered, and is asked for less', async () => {
    const address = newAddress();
    const { phone } = await ask({ address });
    await plantSent(address, MOST_UNPROVEN);
    expect((await ask({ address })).code).toBe('sms_limit_reached');
    expect(await enterCode(phone, address)).toBe(200);
    expect((await ask({ address })).code).toBe('proof_of_work_required');
    expect((await askWithWork({ address })).status).toBe(200);
  });

  it('is not spoken for by a code that was sent elsewhere', async () => {
    const [address, elsewhere] = [newAddress(), newAddress()];
    const { phone } = await ask({ address: elsewhere });
    await plantSent(address, MOST_UNPROVEN);
    expect(await enterCode(phone, address)).toBe(200);
    expect((await ask({ address })).code).toBe('sms_limit_reached');
    expect(await countOf(`sms entered ${elsewhere}`)).toBe(1);
  });

  it('is a /48 of IPv6', async () => {
    await plantSent('2001:db8:7', MOST_UNPROVEN);
    expect((await ask({ address: '2001:db8:7:1::1' })).code).toBe('sms_limit_reached');
    expect((await ask({ address: '2001:db8:7:ffff::9' })).code).toBe('sms_limit_reached');
    expect((await ask({ address: '2001:db8:8:1::1' })).status).toBe(200);
    const mayAsk = async (remoteAddress: string) =>
      (await server.call('/users/check_sms_service/', { remoteAddress })).body;
    expect(await mayAsk('2001:db8:7:2::1')).toMatchObject({ is_available: false });
    expect(await mayAsk('2001:db8:8:1::1')).toMatchObject({ is_available: true });
  });

  it('is one, whatever its codes are for', async () => {
    const address = newAddress();
    await plantSent(address, FREE);
    const phone = newPhone();
    await createUser(server.database.db, { phone });
    for (const path of ['/register_auth/', '/resend_code/', '/users/forgot_password/']) {
      expect([path, (await ask({ address, phone, path })).code]).toEqual([
        path,
        'proof_of_work_required',
      ]);
    }
  });

  it('gets no more codes at once than one after the other', async () => {
    const address = newAddress();
    await plantSent(address, FREE - 3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask({ address })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 428)).toHaveLength(9);
    expect(await countOf(`sms network ${address}`)).toBe(FREE);
  });
});

describe('work', () => {
  async function challengeFor(address: string, path?: string) {
    const { body, phone } = await ask({ address, ...(path && { path }) });
    return { phone, proof: await solveWork(body.challenge!) };
  }

  it('sends one code, used twice at the same moment or later', async () => {
    const address = newAddress();
    await plantSent(address, FREE);
    const { phone, proof } = await challengeFor(address);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask({ address, phone, proof })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countOf(`sms network ${address}`)).toBe(FREE + 1);
    await letMinutePass(phone);
    expect((await ask({ address, phone, proof })).code).toBe('proof_of_work_required');
  });

  it('for one phone sends nothing to another', async () => {
    const address = newAddress();
    await plantSent(address, FREE);
    const { phone, proof } = await challengeFor(address);
    expect((await ask({ address, proof })).code).toBe('proof_of_work_required');
    expect((await ask({ address, phone, proof })).status).toBe(200);
  });

  it('for a sign-in sends no code for a password', async () => {
    const address = newAddress();
    await plantSent(address, FREE);
    const { phone, proof } = await challengeFor(address);
    await createUser(server.database.db, { phone });
    const forgot = { address, phone, path: '/users/forgot_password/' };
    expect((await ask({ ...forgot, proof })).code).toBe('proof_of_work_required');
    expect((await askWithWork(forgot)).status).toBe(200);
  });

  it('cannot be hoarded while it is cheap', async () => {
    const address = newAddress();
    await plantSent(address, FREE);
    const [early, late] = [await challengeFor(address), await challengeFor(address)];
    // One level more is still paid for, two are not.
    await plantSent(address, FREE + 15);
    expect((await ask({ address, ...early })).status).toBe(200);
    await plantSent(address, FREE + 16);
    const refused = await ask({ address, ...late });
    expect(refused.code).toBe('proof_of_work_required');
    expect(refused.body.challenge!.parameters.data.level).toBe(2);
  });

  it('opens nothing beyond the most', async () => {
    const address = newAddress();
    await plantSent(address, FREE);
    const { phone, proof } = await challengeFor(address);
    await plantSent(address, MOST_UNPROVEN);
    expect((await ask({ address, phone, proof })).code).toBe('sms_limit_reached');
  });

  it('is not asked for what could not be sent yet', async () => {
    const address = newAddress();
    const { phone } = await ask({ address });
    await plantSent(address, FREE);
    const again = await ask({ address, phone });
    expect(again).toMatchObject({ status: 429, code: 'code_sent_lately' });
    expect(again.body.retry_after).toBeGreaterThan(50);
    expect(again.body.retry_after).toBeLessThanOrEqual(60);
  });

  it('that is no proof at all is told as such', async () => {
    const proof = { challenge: {}, solution: { counter: -1 } } as unknown as WorkProof;
    expect(await ask({ address: newAddress(), proof })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  });
});
