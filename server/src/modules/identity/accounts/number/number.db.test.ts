import { createUser } from '../../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let counter = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const freshPhone = () => {
  counter += 1;
  return `+99655700${1000 + counter}`;
};

async function somebody() {
  const phone = freshPhone();
  const userId = await createUser(server.database.db, { phone });
  const remoteAddress = `10.0.7.${counter}`;
  const here = await server.sessionOf(userId);
  const there = await server.sessionOf(userId);
  const post = (path: string, body: object, token = here) =>
    server.call(path, {
      method: 'POST',
      token,
      body,
      remoteAddress,
      headers: { 'accept-language': 'en' },
    });
  return {
    userId,
    phone,
    here,
    there,
    send: (phone_number: string) => post('/users/doSendCode/', { phone_number }),
    resend: (phone_number: string, token?: string) =>
      post('/resend_code/', { phone_number, type: 'auth_number_type' }, token),
    validate: (code: string, token = here) => post('/users/doValidateOldNumber/', { code }, token),
    change: (token: unknown, phone_number: string, code: string, session = here) =>
      post('/users/doChangeAndVerifyNewNumber/', { token, phone_number, code }, session),
  };
}

type Person = Awaited<ReturnType<typeof somebody>>;

async function lastMessage(to: string): Promise<{ code: string; text: string }> {
  const { rows } = await server.database.pool.query<{ payload: { code: string; text: string } }>(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc limit 1`,
    [to],
  );
  return rows[0]!.payload;
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

/** Asks for a code and answers it. */
async function codeTo(person: Person, phone: string): Promise<string> {
  expect((await person.send(phone)).status).toBe(200);
  return (await lastMessage(phone)).code;
}

async function proofOf(person: Person): Promise<string> {
  const { status, body } = await person.validate(await codeTo(person, person.phone));
  expect(status).toBe(200);
  return (body as { token: string }).token;
}

async function phoneOf({ userId }: Person): Promise<string> {
  const { rows } = await server.database.pool.query<{ phone: string }>(
    'select phone from app_user where id = $1',
    [userId],
  );
  return rows[0]!.phone;
}

it('a number is replaced once both are proven; other sessions end, and the old number is told', async () => {
  const person = await somebody();
  const phone = freshPhone();
  const proof = await proofOf(person);
  const code = await codeTo(person, phone);
  expect(await person.change(proof, phone, code)).toMatchObject({ status: 200 });
  expect(await phoneOf(person)).toBe(phone);
  expect((await server.call('/users/me/', { token: person.here })).status).toBe(200);
  expect((await server.call('/users/me/', { token: person.there })).status).toBe(401);
  expect((await lastMessage(person.phone)).text).toMatch(/другой номер/);
});

it('either code may be sent again, and proves what the first one would have', async () => {
  const person = await somebody();
  const phone = freshPhone();
  const resent = async (to: string) => {
    expect((await person.resend(to)).status).toBe(200);
    return (await lastMessage(to)).code;
  };
  const { status, body } = await person.validate(await resent(person.phone));
  expect(status).toBe(200);
  const { token } = body as { token: string };
  expect((await person.change(token, phone, await resent(phone))).status).toBe(200);
  expect(await phoneOf(person)).toBe(phone);
});

it('a code of a number sent again to a guest signs in, like any other', async () => {
  const { phone, resend } = await somebody();
  expect((await resend(phone, '')).status).toBe(200);
  const { code } = await lastMessage(phone);
  const answer = await server.call('/verify_code/', {
    method: 'POST',
    body: { phone_number: phone, code, device: 'test', location: '', platform: 'web' },
  });
  expect(answer.status).toBe(200);
});

it('without a proof of the old number nothing changes, and the code of the new one is kept', async () => {
  const [person, stranger] = [await somebody(), await somebody()];
  const phone = freshPhone();
  const [own, foreign] = [await proofOf(person), await proofOf(stranger)];
  const code = await codeTo(person, phone);
  const attempts = [
    await person.change('nothing', phone, code),
    await person.change(foreign, phone, code),
    // Another session of the same person.
    await person.change(own, phone, code, person.there),
  ];
  for (const attempt of attempts) {
    expect(attempt).toMatchObject({ status: 403, body: { code: 'code_required' } });
  }
  expect(await phoneOf(person)).toBe(person.phone);
  expect((await person.change(own, phone, code)).status).toBe(200);
});

it('a mistyped code of the new number leaves the proof of the old one', async () => {
  const person = await somebody();
  const phone = freshPhone();
  const proof = await proofOf(person);
  const code = await codeTo(person, phone);
  expect(await person.change(proof, phone, wrongFor(code))).toMatchObject({
    status: 403,
    body: { code: 'wrong_credentials' },
  });
  expect((await person.change(proof, phone, code)).status).toBe(200);
});

it('a proof counts a quarter of an hour, and once', async () => {
  const person = await somebody();
  const old = await proofOf(person);
  await server.database.pool.query(
    `update number_proof set expires_at = now() - interval '1 second' where user_id = $1`,
    [person.userId],
  );
  const phone = freshPhone();
  const code = await codeTo(person, phone);
  expect((await person.change(old, phone, code)).status).toBe(403);

  const stranger = await somebody();
  const proof = await proofOf(stranger);
  const wanted = freshPhone();
  const right = await codeTo(stranger, wanted);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => stranger.change(proof, wanted, right)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it.each([
  ['another account', null],
  ['a deactivated account', new Date()],
])('a number of %s is refused beside its field, and the proof is kept', async (_whose, since) => {
  const person = await somebody();
  const taken = freshPhone();
  await createUser(server.database.db, { phone: taken, deactivated_at: since });
  const proof = await proofOf(person);
  // Whoever has not proven the number yet does not learn that somebody has it.
  const answers = [await person.send(taken), await (await somebody()).send(freshPhone())];
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect(await person.change(proof, taken, (await lastMessage(taken)).code)).toMatchObject({
    status: 400,
    body: { errors: { phone_number: ['Already taken'] } },
  });
  const free = freshPhone();
  expect((await person.change(proof, free, await codeTo(person, free))).status).toBe(200);
});

it('of two people who prove one number at once, one gets it', async () => {
  const people = [await somebody(), await somebody()];
  const phone = freshPhone();
  const proofs = [await proofOf(people[0]!), await proofOf(people[1]!)];
  const code = await codeTo(people[0]!, phone);
  const answers = await Promise.all(
    people.map((person, index) => person.change(proofs[index], phone, code)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const owners = await Promise.all(people.map(phoneOf));
  expect(owners.filter((owner) => owner === phone)).toHaveLength(1);
});

describe('wrong codes are counted as at sign-in', () => {
  it('for the old number', async () => {
    const person = await somebody();
    const code = await codeTo(person, person.phone);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => person.validate(wrongFor(code))),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(3);
    expect((await person.validate(code)).status).toBe(422);
  });

  it('for the new number', async () => {
    const person = await somebody();
    const proof = await proofOf(person);
    const phone = freshPhone();
    const code = await codeTo(person, phone);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => person.change(proof, phone, wrongFor(code))),
    );
    const wrong = guesses.filter(
      ({ body }: { readonly body: { readonly code?: string } }) =>
        body.code === 'wrong_credentials',
    );
    expect(wrong).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(3);
    expect((await person.change(proof, phone, code)).status).toBe(422);
    expect(await phoneOf(person)).toBe(person.phone);
  });
});

it('a code for one thing does nothing else', async () => {
  const person = await somebody();
  const proving = await codeTo(person, person.phone);
  const signIn = await server.call('/verify_code/', {
    method: 'POST',
    body: { phone_number: person.phone, code: proving },
  });
  expect(signIn.status).toBe(403);
  expect((await person.validate(proving)).status).toBe(200);
});
