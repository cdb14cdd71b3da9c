import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { createUser } from '../../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

const PASSWORD = 'tulpe Regen 7!';

let server: TestServer;
let counter = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const freshEmail = () => {
  counter += 1;
  return `person${counter}@example.com`;
};

async function somebody(email: string | null = null) {
  counter += 1;
  const phone = `+99655800${1000 + counter}`;
  const userId = await createUser(server.database.db, {
    phone,
    email,
    is_email_verified: email !== null,
    password_hash: await hashPassword(PASSWORD),
  });
  const token = await server.sessionOf(userId);
  const remoteAddress = `10.0.8.${counter}`;
  const post = (path: string, body: object) =>
    server.call(path, {
      method: 'POST',
      token,
      body,
      remoteAddress,
      headers: { 'accept-language': 'en' },
    });
  return {
    phone,
    remoteAddress,
    post,
    send: (address: string) => post('/users/email/code/', { email: address }),
    change: (proof: string, address: string, code: string) =>
      post('/users/email/', { token: proof, email: address, code }),
    emailOf: async () => (await server.call('/users/get_email/', { token })).body,
  };
}

type Person = Awaited<ReturnType<typeof somebody>>;

async function lastMessage(to: string): Promise<{ code: string; channel: string; text: string }> {
  const { rows } = await server.database.pool.query<{
    payload: { code: string; channel: string; text: string };
  }>(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc limit 1`,
    [to],
  );
  return rows[0]!.payload;
}

async function proofOf({ phone, post }: Person): Promise<string> {
  await post('/users/doSendCode/', { phone_number: phone });
  const { code } = await lastMessage(phone);
  const { body } = await post('/users/doValidateOldNumber/', { code });
  return (body as { token: string }).token;
}

async function codeTo(person: Person, email: string): Promise<string> {
  expect(await person.send(email)).toMatchObject({
    status: 200,
    body: { channel: 'email', message: null },
  });
  return (await lastMessage(email)).code;
}

const signIn = (login: string, remoteAddress: string, password = PASSWORD) =>
  server.call('/authenticate/', { method: 'POST', body: { login, password }, remoteAddress });

it('a mistyped code of an address leaves the proof of the number', async () => {
  const person = await somebody();
  const email = freshEmail();
  const proof = await proofOf(person);
  const code = await codeTo(person, email);
  expect((await person.change(proof, email, code === '000000' ? '111111' : '000000')).status).toBe(
    403,
  );
  expect((await person.change(proof, email, code)).status).toBe(200);
});

it('an address is proven by a code, and signs in from then on, in any case of its letters', async () => {
  const before = freshEmail();
  const person = await somebody(before);
  const email = freshEmail();
  expect((await signIn(email, person.remoteAddress)).status).toBe(403);
  const code = await codeTo(person, email.toUpperCase().toLowerCase());
  expect(
    (await person.change(await proofOf(person), ` ${email.toUpperCase()} `, code)).status,
  ).toBe(200);
  expect(await person.emailOf()).toEqual({ email });
  expect((await lastMessage(before)).text).toMatch(/другая почта/);
  expect((await signIn(email.toUpperCase(), person.remoteAddress)).status).toBe(200);
  expect((await signIn(person.phone, person.remoteAddress)).status).toBe(200);
  expect((await signIn(before, person.remoteAddress)).status).toBe(403);
});

it('a device left open does not give the account away: the number is proven first', async () => {
  const person = await somebody();
  const email = freshEmail();
  const code = await codeTo(person, email);
  expect(await person.change('nothing', email, code)).toMatchObject({
    status: 403,
    body: { code: 'code_required' },
  });
  expect(await person.emailOf()).toEqual({ email: null });
});

it('an address of another account is refused beside its field', async () => {
  const email = freshEmail();
  await somebody(email);
  const person = await somebody();
  const code = await codeTo(person, email);
  expect(await person.change(await proofOf(person), email, code)).toMatchObject({
    status: 400,
    body: { errors: { email: ['Already taken'] } },
  });
});

it('of two people who prove one address at once, one gets it', async () => {
  const people = [await somebody(), await somebody()];
  const proofs = [await proofOf(people[0]!), await proofOf(people[1]!)];
  const email = freshEmail();
  const code = await codeTo(people[0]!, email);
  const answers = await Promise.all(
    people.map((person, index) => person.change(proofs[index]!, email, code)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

it('wrong codes are counted', async () => {
  const person = await somebody();
  const email = freshEmail();
  const proof = await proofOf(person);
  const right = await codeTo(person, email);
  const wrong = right === '000000' ? '111111' : '000000';
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => person.change(proof, email, wrong)),
  );
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(3);
  expect((await person.change(proof, email, right)).status).toBe(422);
});

it('wrong passwords by e-mail and by number count together', async () => {
  const email = freshEmail();
  const { phone, remoteAddress } = await somebody(email);
  const wrong = await Promise.all([
    ...Array.from({ length: 4 }, () => signIn(email, remoteAddress, 'Wrong-2026')),
    ...Array.from({ length: 4 }, () => signIn(phone, remoteAddress, 'Wrong-2026')),
  ]);
  expect(wrong.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(wrong.filter(({ status }) => status === 422)).toHaveLength(3);
  expect((await signIn(email, remoteAddress)).status).toBe(422);
});

it.each(['aigul@', '700123456'])('names what is wrong with %s', async (login) => {
  expect(await signIn(login, '10.0.9.1')).toMatchObject({
    status: 400,
    body: { errors: { login: [expect.any(String)] } },
  });
});

it('the address of a number is told, masked, on devices of its owner alone', async () => {
  const email = 'aigul.maskable@example.com';
  const { phone, remoteAddress } = await somebody(email);
  const ask = (phone_number: string, headers = {}) =>
    server.call('/users/email_by_phone_number/', {
      method: 'POST',
      body: { phone_number },
      remoteAddress,
      headers: { 'accept-language': 'en', ...headers },
    });
  const [known, unknown] = [await ask(phone), await ask('+996559999999')];
  expect(known).toMatchObject({
    status: 404,
    body: { message: 'Could not get the email by number' },
  });
  expect(known.body).toEqual(unknown.body);

  const signedIn = await signIn(phone, remoteAddress);
  const cookie = [signedIn.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';', 1)[0])
    .join('; ');
  expect(await ask(phone, { cookie })).toMatchObject({
    status: 200,
    body: { email: 'a•••@e•••.com' },
  });
  expect((await ask('+996559999999', { cookie })).status).toBe(404);
});
