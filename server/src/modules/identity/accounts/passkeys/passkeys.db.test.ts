import { randomBytes } from 'node:crypto';
import type { CreationOptions } from '@karavan/shared-api/contract/passkeys';
import { PASSKEYS_MAX } from '@karavan/shared-api/contract/limits';
import { hashToken } from '../../../../platform/auth/tokens.ts';
import { ORIGIN, passkeyCalls } from '../../../../testing/passkeys.ts';
import { createAuthenticator } from '../../../../testing/software-authenticator.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  server = await createTestServer();
  calls = passkeyCalls(server);
});
afterAll(() => server.close());

const list = async (token: string) =>
  ((await server.call('/users/passkeys/', { token })).body as { list: { id: number }[] }).list;

const news = async (token: string) => {
  const { body } = await server.call('/notifications/', { token });
  return (body as { list: { type: string; extra_data: object }[] }).list.filter(({ type }) =>
    type.startsWith('passkey'),
  );
};

describe('adding a passkey', () => {
  it('takes a code of the last half hour, or a proof of the number', async () => {
    const { userId, token } = await calls.signedIn();
    const { db } = server.database;
    expect((await calls.start(token)).status).toBe(200);
    const { id } = await db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await calls.start(token)).toMatchObject({
      status: 403,
      body: { code: 'code_required' },
    });
    await db
      .insertInto('number_proof')
      .values({
        user_id: userId,
        session_id: id,
        token_hash: hashToken('proof'),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    expect((await calls.start(token, 'other')).status).toBe(403);
    const answers = await Promise.all([calls.start(token, 'proof'), calls.start(token, 'proof')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('names the person by a random name, the same for each of theirs', async () => {
    const { userId, token } = await calls.signedIn({ full_name: 'Айгуль' });
    const first = (await calls.start(token)).body as CreationOptions;
    const passkey = await calls.add(token);
    const second = (await calls.start(token)).body as CreationOptions;
    expect(second.user).toEqual(first.user);
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
    expect(first.user.displayName).toBe('Айгуль');
    const stranger = (await calls.start((await calls.signedIn()).token)).body as CreationOptions;
    expect(stranger.user.id).not.toBe(first.user.id);
    expect(first.rp.id).toBe('localhost');
    expect(second.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    const { rows } = await server.database.pool.query<{ handle: Buffer }>(
      'select handle from passkey_handle where user_id = $1',
      [userId],
    );
    expect(rows[0]!.handle.toString('base64url')).toBe(first.user.id);
  });

  it('is listed with its name and told, renamed and removed, and ends nothing else', async () => {
    const { token } = await calls.signedIn();
    const other = await server.sessionOf((await calls.signedIn()).userId);
    const passkey = await calls.add(token);
    expect(await list(token)).toEqual([
      {
        id: passkey.row,
        credential_id: passkey.id,
        name: 'Chrome, Android',
        created_at: expect.any(String),
        last_used_at: null,
      },
    ]);
    const address = `/users/passkeys/${passkey.row}/`;
    const rename = (by: string) =>
      server.call(address, { method: 'PATCH', token: by, body: { name: 'Телефон' } });
    expect((await rename(other)).status).toBe(404);
    expect(await rename(token)).toMatchObject({ status: 200, body: { name: 'Телефон' } });
    expect((await server.call(address, { method: 'DELETE', token: other })).status).toBe(404);
    const { body } = await calls.signIn(passkey);
    const opened = (body as { token: string }).token;
    expect(await list(token)).toMatchObject([{ last_used_at: expect.any(String) }]);

    expect((await server.call(address, { method: 'DELETE', token })).status).toBe(204);
    expect(await list(token)).toEqual([]);
    for (const session of [token, opened]) {
      expect((await server.call('/users/me/', { token: session })).status).toBe(200);
    }
    expect(await calls.signIn(passkey)).toMatchObject({
      status: 403,
      body: { code: 'wrong_credentials' },
    });
    expect(await news(token)).toMatchObject([
      { type: 'passkey_removed', extra_data: { device_title: 'Телефон' } },
      { type: 'passkey_added', extra_data: { device_title: 'Chrome, Android' } },
    ]);
  });

  it('counts for the session that has begun it, once, and for nobody signing in', async () => {
    const { token, userId } = await calls.signedIn();
    const begin = async () => (await calls.start(token)).body as CreationOptions;
    const authenticator = createAuthenticator(ORIGIN);
    const make = (options: CreationOptions) => authenticator.create(options).credential;
    const { token: stranger } = await calls.signedIn();
    const second = await server.sessionOf(userId);
    for (const session of [stranger, second]) {
      expect(await calls.send(session, make(await begin()))).toMatchObject({
        status: 403,
        body: { code: 'code_expired' },
      });
    }
    const { challenge } = await calls.challenge();
    const foreign = make({ ...(await begin()), challenge });
    expect((await calls.send(token, foreign)).status).toBe(403);

    const options = await begin();
    const answers = await Promise.all([
      calls.send(token, make(options)),
      calls.send(token, make(options)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    // What lets one win: with a challenge each, both do.
    const [one, two] = [await begin(), await begin()];
    const apart = await Promise.all([calls.send(token, make(one)), calls.send(token, make(two))]);
    expect(apart.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { isUnverified: true }],
    ['that was to sign in', { type: 'webauthn.get' }],
    [
      'with certificates, whose lists of revoked ones we will not fetch',
      {
        attestation: {
          fmt: 'packed',
          attStmt: new Map<string, number | Buffer | Buffer[]>([
            ['alg', -7],
            ['sig', Buffer.alloc(70)],
            ['x5c', [Buffer.alloc(300)]],
          ]),
        },
      },
    ],
    ['of an unknown kind', { attestation: { fmt: 'apple', attStmt: new Map<string, number>() } }],
  ])('refuses an answer %s', async (_, forgery) => {
    const { token } = await calls.signedIn();
    const options = (await calls.start(token)).body as CreationOptions;
    const { credential } = createAuthenticator(ORIGIN).create(options, forgery);
    expect(await calls.send(token, credential)).toMatchObject({
      status: 403,
      body: { code: 'wrong_credentials' },
    });
    expect(await list(token)).toEqual([]);
  });

  it('refuses one that somebody has, and says nothing of whom', async () => {
    const { token } = await calls.signedIn();
    const options = (await calls.start(token)).body as CreationOptions;
    const { credential } = createAuthenticator(ORIGIN).create(options);
    expect((await calls.send(token, credential)).status).toBe(200);
    const thief = await calls.signedIn();
    const theirs = (await calls.start(thief.token)).body as CreationOptions;
    const clientDataJSON = Buffer.from(
      JSON.stringify({
        type: 'webauthn.create',
        challenge: theirs.challenge,
        origin: ORIGIN,
      }),
    ).toString('base64url');
    const copy = { ...credential, response: { ...credential.response, clientDataJSON } };
    expect(await calls.send(thief.token, copy)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await list(thief.token)).toEqual([]);
  });

  it('ends at a number that several at once do not pass', async () => {
    const { token } = await calls.signedIn();
    for (let count = 0; count < PASSKEYS_MAX - 1; count += 1) await calls.add(token);
    const begun = await Promise.all(Array.from({ length: 4 }, () => calls.start(token)));
    const answers = await Promise.all(
      begun.map(({ body }) =>
        calls.send(token, createAuthenticator(ORIGIN).create(body as CreationOptions).credential),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(await list(token)).toHaveLength(PASSKEYS_MAX);
    expect((await calls.start(token)).status).toBe(422);
  });

  it.each([
    ['no base64url', { attestationObject: '+/=' }, 400],
    ['no CBOR', { attestationObject: randomBytes(200).toString('base64url') }, 403],
    ['CBOR of something else', { attestationObject: 'oA' }, 403],
    ['endless CBOR', { attestationObject: '_'.repeat(4000) }, 403],
    ['no JSON', { clientDataJSON: 'bm90aGluZw' }, 403],
    ['JSON of something else', { clientDataJSON: 'bnVsbA' }, 403],
    ['far too much', { attestationObject: 'A'.repeat(30_000) }, 400],
  ])('answers %s as what it is', async (_, part, status) => {
    const { token } = await calls.signedIn();
    const options = (await calls.start(token)).body as CreationOptions;
    const { credential } = createAuthenticator(ORIGIN).create(options);
    const bent = { ...credential, response: { ...credential.response, ...part } };
    expect((await calls.send(token, bent)).status).toBe(status);
  });
});

it('whoever is erased takes their passkeys along', async () => {
  const { token, userId } = await calls.signedIn();
  await calls.add(token);
  const { pool } = server.database;
  await pool.query('delete from session where user_id = $1', [userId]);
  await pool.query('delete from app_user where id = $1', [userId]);
  const { rows } = await pool.query(
    `select from passkey where user_id = $1
     union all select from passkey_handle where user_id = $1`,
    [userId],
  );
  expect(rows).toEqual([]);
});
