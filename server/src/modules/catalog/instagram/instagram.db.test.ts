import type { RequestListener } from 'node:http';
import type { InstagramAccount } from '@karavan/shared-api/contract/instagram-account';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { INTERNET, listen } from '../../../testing/internet.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { drawPicture } from '../../../platform/files/draw-picture.ts';
import { bringAllPosts } from './bring-posts.ts';
import { createInstagram } from './create-instagram.ts';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { isInternet } from '../../../testing/internet.ts';
import { createLocalStore } from '../../../platform/storage/local-store.ts';
import { readEnv } from '../../../platform/env/env.ts';

let far: Awaited<ReturnType<typeof listen>>;
let server: TestServer;
let organization: number;
let owner: { id: number; token: string };
/** What the far side knows. */
let posts: object[];
let isRefused: boolean;
/** Its posts cannot be had. */
let isSilent: boolean;
let renewals: number;
const VARIABLES = () => ({
  INSTAGRAM_APP_ID: '1234567890',
  INSTAGRAM_APP_SECRET: 'app-secret-of-the-test',
  INSTAGRAM_LOGIN_URL: far.url,
  INSTAGRAM_GRAPH_URL: far.url,
});

const service: RequestListener = (request, response) => {
  const url = new URL(request.url!, 'http://service.test');
  if (url.pathname === '/picture.png') {
    const picture = drawPicture({ width: 300, height: 300 }, [200, 0, 0], [0, 0, 200]);
    response.setHeader('content-type', 'image/png').end(picture);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.statusCode = isRefused ? 400 : 200;
  if (isSilent && url.pathname === '/me/media') response.statusCode = 500;
  const answers: Readonly<Record<string, object>> = {
    '/oauth/access_token': { data: [{ access_token: 'short', user_id: '17' }] },
    '/access_token': { access_token: 'long-token', expires_in: 5_184_000 },
    '/refresh_access_token': { access_token: 'renewed-token', expires_in: 5_184_000 },
    '/me': { user_id: '17', username: 'shop.of.anna' },
    '/me/media': { data: posts },
  };
  if (url.pathname === '/refresh_access_token') renewals += 1;
  response.end(JSON.stringify(answers[url.pathname] ?? {}));
};

const post = (id: string, caption: string) => ({
  id,
  caption,
  media_type: 'IMAGE',
  media_url: `${far.url}picture.png`,
  permalink: 'https://www.instagram.com/p/C8xYz12AbCd/',
});

beforeAll(async () => {
  far = await listen(INTERNET, service);
  server = await createTestServer(VARIABLES());
});
beforeEach(async () => {
  posts = [post('1', 'Кружка\nОбожжена дважды'), post('2', '')];
  isRefused = false;
  isSilent = false;
  renewals = 0;
  const id = await createUser(server.database.db);
  owner = { id, token: await server.sessionOf(id) };
  organization = await createOrganization(server.database.db, { ownerId: id });
  await createItem(server.database.db);
});
afterAll(async () => {
  await server.close();
  await far.close();
});

type Method = 'GET' | 'POST' | 'DELETE';
const ask = async (method: Method, path = '', body?: object, token = owner.token) => {
  const address = `/organizations/${organization}/instagram/${path}`;
  const answer = await server.call(address, { method, token, ...(body && { body }) });
  return { status: answer.status, body: answer.body as InstagramAccount & { code?: string } };
};

async function start(token = owner.token): Promise<string> {
  const { body } = await ask('POST', 'authorization/', undefined, token);
  return new URL((body as unknown as { url: string }).url).searchParams.get('state')!;
}

const connect = async (state: string, token = owner.token) =>
  ask('POST', '', { code: 'code', state }, token);

const update = async () => {
  await server.database.pool.query(`delete from throttle where key like 'instagram-update%'`);
  return ask('POST', 'update/');
};

const draftsOf = async () =>
  server.database.db
    .selectFrom('item')
    .select(['id', 'name', 'description', 'status', 'price', 'instagram_posts'])
    .where('organization_id', '=', organization)
    .orderBy('id')
    .execute();

it('is connected, and its posts become drafts with their pictures, the oldest first', async () => {
  const { body: before } = await ask('GET');
  expect(before).toMatchObject({ state: 'none', username: null, is_sandbox: false });
  const { status, body } = await connect(await start());
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'connected', username: 'shop.of.anna', post_count: 2 });
  expect(await draftsOf()).toMatchObject([
    { name: 'Instagram 2', status: 'draft', price: null },
    {
      name: 'Кружка',
      description: 'Кружка\nОбожжена дважды',
      instagram_posts: ['p/C8xYz12AbCd'],
    },
  ]);
  const { rows } = await server.database.pool.query(
    'select count(*)::int from item_image join item on item.id = item_id where organization_id = $1',
    [organization],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

it('stays connected where the posts cannot be had at once', async () => {
  const state = await start();
  isSilent = true;
  expect((await connect(state)).body).toMatchObject({ state: 'connected', post_count: 0 });
  expect((await update()).status).toBe(503);
  isSilent = false;
  expect((await update()).body.post_count).toBe(2);
});

it('adds nothing the second time, nor twice at once, nor what was deleted', async () => {
  await connect(await start());
  const answers = await Promise.all([update(), update(), update()]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  await update();
  const drafts = await draftsOf();
  expect(drafts).toHaveLength(2);
  await server.database.db.deleteFrom('item_image').where('item_id', '=', drafts[0]!.id).execute();
  await server.database.db.deleteFrom('item').where('id', '=', drafts[0]!.id).execute();
  posts.unshift(post('3', 'Новое'));
  await update();
  expect((await draftsOf()).map(({ name }) => name)).toEqual(['Кружка', 'Новое']);
});

it('is asked once in a while', async () => {
  await connect(await start());
  const answers = await Promise.all([ask('POST', 'update/'), ask('POST', 'update/')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
});

describe('the way back', () => {
  it('is good once, and for whoever has begun it', async () => {
    const state = await start();
    const manager = await server.sessionOf(
      await createMember(server.database.db, organization, ['can_manage_catalog']),
    );
    expect((await connect(state, manager)).body.code).toBe('code_expired');
    expect((await connect(state)).status).toBe(200);
    expect((await connect(state)).body.code).toBe('code_expired');
    expect((await connect(`${organization}.${'A'.repeat(43)}`)).body.code).toBe('code_expired');
  });

  it('is good for its organization alone', async () => {
    const state = await start();
    organization = await createOrganization(server.database.db, { ownerId: owner.id });
    expect((await connect(state)).body.code).toBe('code_expired');
  });

  it('ends after ten minutes', async () => {
    const state = await start();
    await server.database.pool.query(
      `update instagram_authorization set expires_at = now() - interval '1 second'`,
    );
    expect((await connect(state)).body.code).toBe('code_expired');
  });
});

it('stores no token that can be read, and forgets it', async () => {
  await connect(await start());
  const { rows } = await server.database.pool.query<{ row: string }>(
    'select row_to_json(a)::text as row from instagram_account as a',
  );
  for (const { row } of rows) expect(row).not.toContain(Buffer.from('long-token').toString('hex'));
  await ask('DELETE');
  expect((await ask('GET')).body).toMatchObject({ state: 'none', username: null });
});

it('says when Instagram takes its token no more, and leaves it in peace until it is connected anew', async () => {
  await connect(await start());
  isRefused = true;
  expect((await update()).body.state).toBe('expired');
  isRefused = false;
  expect((await connect(await start())).body.state).toBe('connected');
  expect((await update()).body.post_count).toBe(2);
});

it('has to be connected anew once whoever has done so is gone', async () => {
  await connect(await start());
  const colleague = await server.sessionOf(
    await createMember(server.database.db, organization, ['can_manage_catalog']),
  );
  await server.database.pool.query('update app_user set deactivated_at = now() where id = $1', [
    owner.id,
  ]);
  await server.database.pool.query(`delete from throttle where key like 'instagram-update%'`);
  const { body } = await ask('POST', 'update/', undefined, colleague);
  expect(body.state).toBe('expired');
  expect((await connect(await start(colleague), colleague)).body.state).toBe('connected');
});

it('waits for pictures that cannot be had now', async () => {
  posts = [];
  await connect(await start());
  posts = [{ ...post('9', 'Позже'), media_url: 'http://127.0.0.1/private.png' }];
  expect((await update()).body.post_count).toBe(0);
  posts = [post('9', 'Позже')];
  expect((await update()).body.post_count).toBe(1);
});

describe('by itself', () => {
  const run = async () => {
    const { db } = server.database;
    const outbound = createOutbound({ isAllowed: isInternet });
    const env = readEnv(VARIABLES());
    const instagram = (await createInstagram({ db, env, gateways: outbound, outbound }))!;
    await bringAllPosts({ db, store: createLocalStore(`${server.dataDir}/files`), instagram });
    await outbound.close();
  };

  it('brings what is due, and renews a token that ends soon', async () => {
    await connect(await start());
    await server.database.pool.query(
      `update instagram_account set expires_at = now() + interval '3 days', next_at = now() where organization_id = $1`,
      [organization],
    );
    posts.push(post('4', 'Ещё'));
    await run();
    expect(await draftsOf()).toHaveLength(3);
    expect(renewals).toBe(1);
    posts.push(post('5', 'И ещё'));
    await run();
    expect(await draftsOf()).toHaveLength(3);
  });
});
