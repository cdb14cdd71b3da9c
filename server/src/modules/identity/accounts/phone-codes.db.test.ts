import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let counter = 0;
/** Limits are counted by phone and by address: each test has its own. */
function fresh() {
  counter += 1;
  return { phone_number: `+99655100${1000 + counter}`, address: `10.0.1.${counter}` };
}

const post = (path: string, body: object, remoteAddress: string, headers = {}) =>
  server.call(path, { method: 'POST', body, remoteAddress, headers });

async function sentCode(to: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ payload: { code: string } }>(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc limit 1`,
    [to],
  );
  return rows[0]!.payload.code;
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

/** Lets the windows of a phone's counters end, as if the time had passed. */
async function passTime(phone: string, ...windows: string[]): Promise<void> {
  for (const window of windows) {
    await server.database.pool.query(
      `update throttle set window_ends_at = now() - interval '1 second' where key like $1`,
      [`%${window}%${phone}%`],
    );
  }
}

describe('a code', () => {
  it('makes a new person, and works once', async () => {
    const { phone_number, address } = fresh();
    const sent = await post('/register_auth/', { phone_number }, address);
    expect(sent).toMatchObject({ status: 200, body: { channel: 'sms', message: null } });
    const code = await sentCode(phone_number);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/verify_code/', { phone_number, code }, address)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(won[0]!.body).toMatchObject({ has_empty_fields: true, token: expect.any(String) });
  });

  it('dies with the next one', async () => {
    const { phone_number, address } = fresh();
    await post('/register_auth/', { phone_number }, address);
    const old = await sentCode(phone_number);
    await passTime(phone_number, 'minute');
    await post('/resend_code/', { phone_number }, address);
    const code = await sentCode(phone_number);
    const superseded = old === code ? wrongFor(code) : old;
    const late = await post('/verify_code/', { phone_number, code: superseded }, address);
    expect(late).toMatchObject({ status: 403, body: { code: 'wrong_credentials' } });
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(200);
  });

  it('dies after five minutes', async () => {
    const { phone_number, address } = fresh();
    await post('/register_auth/', { phone_number }, address);
    const code = await sentCode(phone_number);
    await server.database.pool.query(
      `update phone_code set expires_at = now() - interval '1 second' where phone = $1`,
      [phone_number],
    );
    const late = await post('/verify_code/', { phone_number, code }, address);
    expect(late).toMatchObject({ status: 403, body: { code: 'code_expired' } });
  });

  it('is the same answer for a known and an unknown phone', async () => {
    const known = fresh();
    await createUser(server.database.db, { phone: known.phone_number });
    const { phone_number, address } = fresh();
    const [first, second] = [
      await post('/register_auth/', { phone_number: known.phone_number }, known.address),
      await post('/register_auth/', { phone_number }, address),
    ];
    expect(first.body).toEqual(second.body);
  });
});

describe('guessing', () => {
  it('ends after five wrong codes, sent at once or not, for the right one too', async () => {
    const { phone_number, address } = fresh();
    await post('/register_auth/', { phone_number }, address);
    const code = await sentCode(phone_number);
    const guess = { phone_number, code: wrongFor(code) };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => post('/verify_code/', guess, address)),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(7);
    const right = await post('/verify_code/', { phone_number, code }, address);
    expect(right).toMatchObject({ status: 422, body: { message: 'Limit exceeded' } });
  });

  it('is off for a day after fifteen wrong codes, new codes included', async () => {
    const { phone_number, address } = fresh();
    for (let round = 0; round < 3; round += 1) {
      await passTime(phone_number, 'half-hour', 'minute');
      await post('/register_auth/', { phone_number }, address);
      const code = await sentCode(phone_number);
      for (let guess = 0; guess < 5; guess += 1) {
        const body = { phone_number, code: wrongFor(code) };
        expect((await post('/verify_code/', body, `10.0.9.${guess}`)).status).toBe(403);
      }
    }
    // The first guess is a day ago by now, the last one is not.
    await passTime(phone_number, 'half-hour', 'minute', 'day');
    await post('/register_auth/', { phone_number }, address);
    const code = await sentCode(phone_number);
    expect((await post('/verify_code/', { phone_number, code }, '10.0.9.9')).status).toBe(422);
  });

  it('by a stranger does not lock out the device of the owner', async () => {
    const { phone_number, address } = fresh();
    await post('/register_auth/', { phone_number }, address);
    const first = await post(
      '/verify_code/',
      { phone_number, code: await sentCode(phone_number) },
      address,
    );
    const cookie = [first.headers['set-cookie']].flat().map(String).join(';').split(';')[0]!;
    expect(cookie).toMatch(/^device=/);

    await passTime(phone_number, 'minute');
    await post('/register_auth/', { phone_number }, address);
    const code = await sentCode(phone_number);
    const guess = { phone_number, code: wrongFor(code) };
    for (let count = 0; count < 6; count += 1) await post('/verify_code/', guess, '10.0.8.1');
    expect((await post('/verify_code/', { phone_number, code }, '10.0.8.1')).status).toBe(422);
    const forged = { cookie: 'device=nonce.seal' };
    expect((await post('/verify_code/', { phone_number, code }, address, forged)).status).toBe(422);
    const owner = await post('/verify_code/', { phone_number, code }, address, { cookie });
    expect(owner.status).toBe(200);
  });

  it('is stopped by address over all phones', async () => {
    const address = '10.0.7.1';
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { phone_number } = fresh();
      statuses.push(
        (await post('/verify_code/', { phone_number, code: '123456' }, address)).status,
      );
    }
    expect(statuses.slice(0, 30).every((status) => status === 403)).toBe(true);
    expect(statuses[30]).toBe(429);
    await server.database.pool.query(
      `update throttle set window_ends_at = now() + interval '90 seconds' where key = $1`,
      [`auth-failure ${address}`],
    );
    const { phone_number } = fresh();
    const refused = await post('/verify_code/', { phone_number, code: '123456' }, address);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(90);
  });
});

describe('messages', () => {
  it('go out once a minute, three in half an hour, five a day to one phone', async () => {
    const { phone_number, address } = fresh();
    const ask = async () => (await post('/register_auth/', { phone_number }, address)).status;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    for (const expected of [200, 200, 422]) {
      await passTime(phone_number, 'minute');
      expect(await ask()).toBe(expected);
    }
    for (const expected of [200, 200, 422]) {
      await passTime(phone_number, 'minute', 'half-hour');
      expect(await ask()).toBe(expected);
    }
  });

  it('go to the verified e-mail once the phone has had enough', async () => {
    const { phone_number, address } = fresh();
    const email = `${phone_number.slice(1)}@example.com`;
    const person = { phone: phone_number, email, is_email_verified: true };
    await createUser(server.database.db, person);
    for (let count = 0; count < 3; count += 1) {
      await passTime(phone_number, 'minute');
      await post('/register_auth/', { phone_number }, address);
    }
    await passTime(phone_number, 'minute');
    const sent = await post('/register_auth/', { phone_number }, address);
    expect(sent).toMatchObject({
      status: 200,
      body: { channel: 'email', message: 'Лимит SMS исчерпан, код отправлен на вашу почту' },
    });
    const code = await sentCode(email);
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(200);
  });
});

describe('a code asked for by mail', () => {
  const type = 'email_auth_type';

  it('goes to the verified e-mail, and signs in', async () => {
    const { phone_number, address } = fresh();
    const email = `${phone_number.slice(1)}@example.com`;
    await createUser(server.database.db, { phone: phone_number, email, is_email_verified: true });
    const sent = await post('/resend_code/', { phone_number, type }, address);
    expect(sent).toMatchObject({ status: 200, body: { channel: 'email' } });
    const code = await sentCode(email);
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(200);
  });

  it('is the same answer, as often, for a known, a mailless and an unknown phone, which get nothing', async () => {
    const [known, mailless, unknown] = [fresh(), fresh(), fresh()];
    const email = `${known.phone_number.slice(1)}@example.com`;
    const { db } = server.database;
    await createUser(db, { phone: known.phone_number, email, is_email_verified: true });
    const unproven = `${mailless.phone_number.slice(1)}@example.com`;
    await createUser(db, { phone: mailless.phone_number, email: unproven });
    const answers: object[][] = [];
    for (const { phone_number, address } of [known, mailless, unknown]) {
      const ofPhone: object[] = [];
      for (let count = 0; count < 4; count += 1) {
        await passTime(phone_number, 'minute');
        const { status, body } = await post('/resend_code/', { phone_number, type }, address);
        ofPhone.push({ status, body });
      }
      answers.push(ofPhone);
    }
    expect(answers[0]).toMatchObject([{ status: 200 }, {}, { status: 200 }, { status: 422 }]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await expect(sentCode(unproven)).rejects.toThrow();
    await expect(sentCode(mailless.phone_number)).rejects.toThrow();
  });

  it('can be guessed at no more often than any other', async () => {
    const { phone_number, address } = fresh();
    const email = `${phone_number.slice(1)}@example.com`;
    await createUser(server.database.db, { phone: phone_number, email, is_email_verified: true });
    await post('/resend_code/', { phone_number, type }, address);
    const code = await sentCode(email);
    const guess = { phone_number, code: wrongFor(code) };
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => post('/verify_code/', guess, address)),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(422);
  });
});

describe('a code asked for by WhatsApp', () => {
  const type = 'whatsapp_auth_type';

  it('goes to the phone there, signs in, and is limited for itself', async () => {
    const { phone_number, address } = fresh();
    const sent = await post('/resend_code/', { phone_number, type }, address);
    expect(sent).toMatchObject({
      status: 200,
      body: { channel: 'whatsapp', message: 'Код отправлен в WhatsApp' },
    });
    const code = await sentCode(phone_number);
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(200);
    for (const status of [200, 200, 422]) {
      await passTime(phone_number, 'minute');
      const again = await post('/resend_code/', { phone_number, type }, address);
      expect(again.status).toBe(status);
    }
  });

  it('can be guessed at no more often than any other', async () => {
    const { phone_number, address } = fresh();
    await post('/resend_code/', { phone_number, type }, address);
    const code = await sentCode(phone_number);
    const guess = { phone_number, code: wrongFor(code) };
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => post('/verify_code/', guess, address)),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(422);
  });

  it('is offered where codes go there', async () => {
    expect(await server.call('/users/check_sms_service/')).toEqual(
      expect.objectContaining({
        status: 200,
        body: { is_available: true, channels: ['sms', 'whatsapp', 'email'] },
      }),
    );
  });
});

describe('a forgotten password', () => {
  it('is replaced after a code, and only then', async () => {
    const { phone_number, address } = fresh();
    const userId = await createUser(server.database.db, {
      phone: phone_number,
      password_hash: 'set',
    });
    const replace = (token: string) =>
      server.call('/set_password/', {
        method: 'POST',
        token,
        body: { password: 'Karavan-2026' },
      });
    expect(await replace(await server.sessionOf(userId))).toMatchObject({
      status: 403,
      body: { code: 'code_required' },
    });
    expect((await post('/users/forgot_password/', { phone_number }, address)).status).toBe(200);
    const code = await sentCode(phone_number);
    const { body } = await post('/verify_code/', { phone_number, code }, address);
    expect((await replace((body as { token: string }).token)).status).toBe(200);
    const login = { phone_number, password: 'Karavan-2026' };
    expect((await post('/login/', login, address)).status).toBe(200);
  });

  it('lets nobody guess its code more often than any other', async () => {
    const { phone_number, address } = fresh();
    await createUser(server.database.db, { phone: phone_number, password_hash: 'set' });
    await post('/users/forgot_password/', { phone_number }, address);
    const code = await sentCode(phone_number);
    const guess = { phone_number, code: wrongFor(code) };
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => post('/verify_code/', guess, address)),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect((await post('/verify_code/', { phone_number, code }, address)).status).toBe(422);
  });

  it('of an unknown phone is told as such', async () => {
    const { phone_number, address } = fresh();
    expect(await post('/users/forgot_password/', { phone_number }, address)).toMatchObject({
      status: 404,
      body: { message: 'Пользователь не найден' },
    });
  });
});
