import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { ORIGIN, passkeyCalls } from '../../../../testing/passkeys.ts';
import { createAuthenticator } from '../../../../testing/software-authenticator.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  server = await createTestServer({
    AUTH_FAILURES_PER_ADDRESS: '1000',
    REQUESTS_PER_ADDRESS_MINUTE: '100000',
  });
  calls = passkeyCalls(server);
});
afterAll(() => server.close());

const REFUSED = { status: 403, body: { code: 'wrong_credentials' } };

async function somebody(values?: Parameters<typeof calls.signedIn>[0]) {
  const { userId, token } = await calls.signedIn(values);
  return { userId, token, passkey: await calls.add(token) };
}

it('a passkey signs in its person, whose number nobody has typed, and the history says so', async () => {
  const { userId, token, passkey } = await somebody({ full_name: 'Айгуль' });
  const answer = await calls.signIn(passkey);
  expect(answer).toMatchObject({ status: 200, body: { id: userId, full_name: 'Айгуль' } });
  const history = await server.call('/users/authorisation_history/', { token });
  expect(history.body).toMatchObject({
    list: [{ opened_with: 'passkey', device: 'Pixel 9', platform: 'android' }],
  });
  expect((await calls.signIn(passkey)).status).toBe(200);
});

it('in a browser it opens a session with a second half', async () => {
  const { passkey } = await somebody();
  const answer = await calls.signIn(passkey, {}, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status).toBe(200);
  const { token } = answer.body as { token: string };
  const cookies = [answer.headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0]);
  expect((await server.call('/users/me/', { token })).status).toBe(401);
  const headers = { cookie: cookies.join('; ') };
  expect((await server.call('/users/me/', { token, headers })).status).toBe(200);
});

it('an answer signs in once, also when it is sent twice at the same moment', async () => {
  const { passkey } = await somebody();
  const answer = passkey.get(await calls.challenge());
  const both = await Promise.all([calls.signInWith(answer), calls.signInWith(answer)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(await calls.signInWith(answer)).toMatchObject({
    status: 403,
    body: { code: 'code_expired' },
  });
  // Different answers to the same challenge.
  const options = await calls.challenge();
  const answers = [passkey.get(options), passkey.get(options)];
  const raced = await Promise.all(answers.map((each) => calls.signInWith(each)));
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

it('what lets one win is the challenge: with one each, two that do not count sign in', async () => {
  const { token } = await calls.signedIn();
  const passkey = await calls.add(token, createAuthenticator(ORIGIN, { counts: false }));
  const answers = await Promise.all([calls.challenge(), calls.challenge()]);
  const apart = await Promise.all(answers.map((each) => calls.signInWith(passkey.get(each))));
  expect(apart.map(({ status }) => status)).toEqual([200, 200]);
});

it('only a challenge of ours that is meant for signing in and not too old', async () => {
  const { token, passkey } = await somebody();
  const options = await calls.challenge();
  const own = { ...options, challenge: randomBytes(32).toString('base64url') };
  expect((await calls.signInWith(passkey.get(own))).body).toMatchObject({ code: 'code_expired' });
  const { challenge } = (await calls.start(token)).body as { challenge: string };
  const ofAdding = passkey.get({ ...options, challenge });
  expect((await calls.signInWith(ofAdding)).body).toMatchObject({ code: 'code_expired' });
  await server.database.pool.query(`update passkey_challenge set expires_at = now()`);
  expect((await calls.signInWith(passkey.get(options))).body).toMatchObject({
    code: 'code_expired',
  });
});

it.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of our host at another port', { origin: 'http://localhost:9999' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without finger, face or PIN', { isUnverified: true }],
  ['that was to add one', { type: 'webauthn.create' }],
])('refuses an answer %s', async (_, forgery) => {
  const { passkey } = await somebody();
  expect(await calls.signIn(passkey, forgery)).toMatchObject(REFUSED);
  expect((await calls.signIn(passkey)).status).toBe(200);
});

it("refuses another person's passkey under one's own name, and the reverse", async () => {
  const [mine, theirs] = [await somebody(), await somebody()];
  const parts = async (passkey: typeof mine.passkey) =>
    passkey.get(await calls.challenge()) as { id: string; response: Record<string, string> };
  const answer = await parts(mine.passkey);
  expect(await calls.signInWith({ ...answer, id: theirs.passkey.id })).toMatchObject(REFUSED);
  const { userHandle } = (await parts(theirs.passkey)).response;
  const other = await parts(mine.passkey);
  const renamed = { ...other, response: { ...other.response, userHandle } };
  expect(await calls.signInWith(renamed)).toMatchObject(REFUSED);
  const unknown = randomBytes(32).toString('base64url');
  expect(await calls.signInWith({ ...(await parts(mine.passkey)), id: unknown })).toMatchObject(
    REFUSED,
  );
});

it('one whose count stands still or goes back has been copied, and signs in no more', async () => {
  const { passkey } = await somebody();
  expect((await calls.signIn(passkey, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) {
    expect(await calls.signIn(passkey, { counter })).toMatchObject(REFUSED);
  }
  expect((await calls.signIn(passkey, { counter: 8 })).status).toBe(200);
  // Both are looked at before either is counted.
  const same = await Promise.all([
    calls.signIn(passkey, { counter: 9 }),
    calls.signIn(passkey, { counter: 9 }),
  ]);
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

it('leads whoever has left back to their account, and signs them in once they are back', async () => {
  const { userId, passkey } = await somebody();
  const set = (deactivated_at: Date | null) =>
    server.database.db
      .updateTable('app_user')
      .set({ deactivated_at })
      .where('id', '=', userId)
      .execute();
  await set(new Date());
  expect(await calls.signIn(passkey)).toMatchObject({
    status: 406,
    body: { code: 'account_deactivated', token: expect.any(String) },
  });
  await set(null);
  expect((await calls.signIn(passkey)).status).toBe(200);
});

it('wrong answers are counted as wrong passwords are: five from a network, and it rests', async () => {
  const { passkey } = await somebody();
  const remoteAddress = calls.freshAddress();
  const wrong = () => calls.signIn(passkey, { isUnverified: true }, { remoteAddress });
  const guesses = await Promise.all(Array.from({ length: 8 }, wrong));
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(3);
  expect((await calls.signIn(passkey, {}, { remoteAddress })).status).toBe(422);
  expect((await calls.signIn(passkey)).status).toBe(200);
});

it('whatever is bent in an answer, it is refused and nothing fails on our side', async () => {
  const { passkey } = await somebody();
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((part) => Buffer.from(part).toString('base64url')),
    fc.string({ maxLength: 100 }),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
  );
  const field = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature', 'userHandle');
  await fc.assert(
    fc.asyncProperty(field, bytes, async (name, value) => {
      const answer = passkey.get(await calls.challenge()) as { response: object };
      const bent = { ...answer, response: { ...answer.response, [name]: value } };
      const { status } = await calls.signInWith(bent);
      expect([400, 403, 422]).toContain(status);
    }),
    { numRuns: 60 },
  );
});
