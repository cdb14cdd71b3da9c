import { readdir } from 'node:fs/promises';
import { ACCOUNT_GRACE_DAYS } from '@karavan/shared-api/contract/limits';
import { erasePeople } from './modules/identity/erasure/index.ts';
import { pruneExports, writeExport } from './modules/identity/exports/index.ts';
import { PERISHABLES } from './perishables.ts';
import { ERASERS, PERSONAL_RECORDS } from './personal-data.ts';
import type { Eraser } from './platform/personal-data/erasure.ts';
import { pruneRows } from './platform/pruning/prune-rows.ts';
import { PERISHABLE_REALTIME_EVENTS } from './platform/realtime/write-events.ts';
import { createLocalStore } from './platform/storage/local-store.ts';
import { DAY_SECONDS } from './platform/time/durations.ts';
import type { Tables } from './database-tables.ts';
import { createUser } from './testing/factories/accounts.ts';
import { findTextColumns, findTraces } from './testing/find-traces.ts';
import { readZip } from './testing/read-zip.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import {
  COMMENT,
  createTracedPerson,
  MESSAGE,
  TRACES,
  type TracedPerson,
} from './testing/traced-person.ts';

// Each test has a server of its own, with a person who has uploaded pictures.
jest.setTimeout(120_000);

let server: TestServer;
let person: TracedPerson;
beforeEach(async () => {
  server = await createTestServer();
  person = await createTracedPerson(server);
});
afterEach(() => server.close());

const files = () => createLocalStore(`${server.dataDir}/files`);
const traces = () => findTraces(server.database.pool, Object.values(TRACES));

/** As if the person had left so many days ago. */
const leave = (days: number) =>
  server.database.pool.query(
    'update app_user set deactivated_at = now() - make_interval(days => $2) where id = $1',
    [person.id, days],
  );

const erase = (erasers: readonly Eraser<Tables>[] = ERASERS) =>
  erasePeople({
    db: server.database.db,
    transact: server.transact,
    files: files(),
    erasers,
  });

const isErased = async () =>
  (
    await server.database.db
      .selectFrom('app_user')
      .select('erased_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
  ).erased_at !== null;

async function sums() {
  const { rows } = await server.database.pool.query(`
    select (select sum(total) from sale_order) as orders, (select sum(refunded) from sale_order) as refunds,
      (select sum(amount) from cashback_entry) as entries, (select sum(balance) from cashback_account) as balances`);
  return rows[0];
}

/** Tables that tell of no person, whoever writes them. */
const OF_NOBODY = new Set([
  'category',
  'collection',
  'collection_item',
  'hotlink',
  'banner',
  'banner_share',
  'banner_count',
  'item_stir',
  'hotlink_page',
  'shop_shelf',
  'item_selection',
  'promotion',
  'promotion_item',
  'currency_rate',
  'event',
  'event_section',
  'event_extra',
  // Whoever of the staff does it, for an organization.
  'event_change',
  'event_guest',
  'item',
  'item_image',
  'item_import',
  'item_import_fault',
  'item_import_item',
  'item_size',
  'stock_count',
  'stock_count_line',
  'stock',
  'stock_entry',
  'stock_fall',
  'item_video',
  'search_word',
  'translation',
  'word_use',
  'discount_card',
  'discount_book',
  'discount_tier',
  'organization',
  'organization_contact',
  'organization_look',
  // Whoever of the staff claims it, for an organization.
  'map_place',
  'instagram_account',
  'instagram_authorization',
  'instagram_media',
  'place_claim',
  'organization_social',
  'partnership_side',
  'delivery_settings',
  'delivery_hours',
  'delivery_zone',
  'courier_cash',
  'courier_cash_entry',
  'courier_position',
  'webhook',
  'webhook_delivery',
  'webhook_attempt',
  'wholesale_price',
  'item_news',
  'delivery_agreement',
  'organization_type',
  'organization_service',
  'service',
  'map_cell',
  'listed_place',
  'role',
  'release',
  'release_evidence',
  'release_log',
  'release_pointer',
  'remote_pointer',
  'remote_release',
  'team_key',
  'secret',
  'kysely_migration',
  'kysely_migration_lock',
  'postponed_work',
  'partnership',
  'payment',
  'payment_event',
  'odd_payment',
  'sandbox_payment',
  'payment_test',
  'sale_order_line',
  'rental_booking',
  // What staff say of a rental, whoever of them does it.
  'rental_block',
  'rental_calendar',
  'rental_feed',
  'rental_price_rule',
  'cashback_account',
  'cashback_entry',
  'gift',
  'gift_entry',
  'realtime_stream',
  'file',
  'video',
  'chat',
  // Of organizations, and of what operators say about them.
  'verification_request',
  'verification_document',
  'organization_restriction',
  'standing_step',
  'organization_life_step',
  'payment_account',
  'payment_account_step',
  'receipt_counter',
  'complaint_case',
  // What organizations write, whoever of their staff does it.
  'broadcast',
  'broadcast_tally',
  // Ids and values, never what people write.
  'audit_entry',
]);

/** Columns of other tables without a trace: states, kinds, secrets that are drawn, and what is to stay. */
const WITHOUT_TRACE = new Set([
  'app_user.locale',
  'app_user.region',
  'app_user.gender',
  'app_user.password_hash',
  // Names of products.
  'cart.gone',
  'attendance.started_how',
  'attendance.ended_how',
  'attendance_reminder.direction',
  'account_return.token_hash',
  'account_return.opened_with',
  'number_proof.token_hash',
  'chat_message.text',
  'comment.text',
  'complaint.reason',
  // Drawn at random.
  'folder_link.secret',
  'data_export.key',
  'data_export.state',
  'data_export.locale',
  'delivery.status',
  'delivery.who_pays',
  'delivery.currency',
  'delivery.pin',
  'cash_hand_over.status',
  'cash_hand_over.currency',
  'delivery_address.city',
  'domain_event.type',
  'idempotency_key.key',
  'idempotency_key.request_hash',
  'membership.status',
  'membership.role_title',
  'notification.event_key',
  'notification.type',
  'notification.subject',
  'notification.answer',
  'grouped_notification.type',
  'grouped_notification.event_key',
  'grouped_notification.subject',
  'organization_follower.status',
  'wholesale_client.status',
  'organization_transfer.status',
  'organization_transfer.reason',
  'outbox_message.channel',
  'outbox_message.code',
  'passkey_handle.handle',
  'passkey.credential_id',
  'passkey.public_key',
  'passkey.transports',
  'passkey_challenge.challenge_hash',
  'passkey_challenge.purpose',
  'phone_code.purpose',
  'phone_code.code_hash',
  'push_preference.without_push',
  'push_preference.time_zone',
  'push_registration.endpoint',
  'push_registration.p256dh',
  'push_registration.auth',
  'push_registration.device_id',
  'push_registration.language',
  'realtime_event.key',
  'realtime_event.type',
  'realtime_ticket.hash',
  'realtime_ticket.key',
  'realtime_ticket.stream',
  'sale_order.method',
  'sale_order.status',
  'sale_order.reason',
  'sale_order.payment_status',
  'sale_order.currency',
  'sale_order.city',
  'sale_order.delivery_status',
  'sale_order.kind',
  'sale_order.card_kind',
  'sale_order.promotion_title',
  'cart.promotion_code',
  'discount_choice.kind',
  'sale_order.stage',
  'sale_order.receipt_series',
  'session.token_hash',
  'session.half_hash',
  'session.platform',
  'session.opened_with',
  'sign_in.platform',
  'sign_in.opened_with',
  'user_social_network.kind',
  'ticket.size',
  'ticket_offer.status',
  'ticket_wait.status',
  'ticket.secret',
  'ticket.nonce',
]);

const isOfNobody = (column: string) =>
  OF_NOBODY.has(column.split('.')[0]!) ||
  (column.startsWith('graphile_worker.') && column !== 'graphile_worker._private_jobs.payload');

it('every column that can hold words has a trace of the person, or is known to hold none', async () => {
  const columns = await findTextColumns(server.database.pool);
  const expected = columns.filter((column) => !isOfNobody(column) && !WITHOUT_TRACE.has(column));
  expect(await traces()).toEqual(expected);
  // What is gone is not excused for ever.
  expect([...WITHOUT_TRACE].filter((column) => !columns.includes(column))).toEqual([]);
});

it('nothing of a person is left in any table or file once they are erased', async () => {
  const before = await sums();
  await server.call('/users/export/', {
    method: 'POST',
    token: await server.sessionOf(person.id),
  });
  const { key } = await server.database.db
    .selectFrom('data_export')
    .select('key')
    .executeTakeFirstOrThrow();
  await writeExport(server.database.db, { files: files(), records: PERSONAL_RECORDS }, key);
  await leave(ACCOUNT_GRACE_DAYS + 1);
  await server.database.pool.query(
    `update realtime_event set created_at = now() - interval '31 days'`,
  );
  await pruneRows(server.database.db, [PERISHABLE_REALTIME_EVENTS]);

  await erase();
  await pruneExports(server.database.db, files());
  expect(await isErased()).toBe(true);
  expect(await traces()).toEqual([]);
  expect(await sums()).toEqual(before);

  const names = (await readdir(server.dataDir, { recursive: true })).join('\n');
  for (const own of person.ownPictures) expect(names).not.toContain(own);
  for (const shared of person.sharedPictures) expect(names).toContain(shared);
  expect(names).not.toContain('.zip');
  const { rows: counts } = await server.database.pool.query(
    `select like_count, follower_count from item join organization on organization.id = organization_id
     where item.id = $1`,
    [person.itemId],
  );
  expect(counts).toEqual([{ like_count: 0, follower_count: 0 }]);
});

it('what nobody erases is gone by itself before that day', () => {
  const late = PERISHABLES.filter(({ seconds }) => seconds >= ACCOUNT_GRACE_DAYS * DAY_SECONDS);
  // Its events with words are erased; a webhook tells of nobody.
  expect(late.map(({ table }) => table)).toEqual(['domain_event', 'webhook']);
});

it.each([
  ['ru', 'Удалённый пользователь'],
  ['de', 'Gelöschter Benutzer'],
])('others read their messages and comments without a name, in %s', async (language, name) => {
  await leave(ACCOUNT_GRACE_DAYS + 1);
  await erase();
  const token = await server.sessionOf(person.other);
  const headers = { 'accept-language': language };
  const chats = await server.call('/messenger/chats/', { token, headers });
  expect(chats.body).toMatchObject({
    list: [{ title: name, last_message: { text: MESSAGE, sender: { full_name: name } } }],
  });
  const comments = await server.call(`/shop/items/${person.itemId}/comments/`, { headers });
  expect(JSON.stringify(comments.body)).toContain(name);
  // What somebody has typed that looks like the mark of a name stays as it is.
  expect((comments.body as { list: { text: string }[] }).list.map(({ text }) => text)).toContain(
    COMMENT,
  );
});

it('a person who has left is erased neither early nor after they have come back', async () => {
  await leave(ACCOUNT_GRACE_DAYS - 1);
  await erase();
  expect(await isErased()).toBe(false);
  await server.database.pool.query('update app_user set deactivated_at = null');
  await erase();
  expect(await traces()).toContain('app_user.phone');
});

it('an erasure that is cut off in the middle has not happened, and happens later', async () => {
  await leave(ACCOUNT_GRACE_DAYS + 1);
  const before = await traces();
  const cutOff: Eraser<Tables> = async ({ trx }) => {
    await trx
      .selectNoFrom(({ fn }) => fn('pg_terminate_backend', [fn('pg_backend_pid')]).as('end'))
      .execute();
  };
  await expect(erase([...ERASERS, cutOff])).rejects.toThrow();
  expect(await traces()).toEqual(before);
  await server.database.db.deleteFrom('postponed_work').execute();
  // Two processes at once, too.
  await Promise.all([erase(), erase()]);
  expect(await isErased()).toBe(true);
  expect((await traces()).filter((column) => column !== 'realtime_event.data')).toEqual([]);
});

it('the number is free for somebody new, who inherits nothing', async () => {
  await leave(ACCOUNT_GRACE_DAYS + 1);
  await erase();
  const { phone } = TRACES;
  await server.call('/register_auth/', { method: 'POST', body: { phone_number: phone } });
  const { rows } = await server.database.pool.query<{ code: string }>(
    `select payload->>'code' as code from graphile_worker._private_jobs where payload->>'to' = $1`,
    [phone],
  );
  const { status, body } = await server.call('/verify_code/', {
    method: 'POST',
    body: { phone_number: phone, code: rows[0]!.code },
  });
  expect(status).toBe(200);
  const { id, token, full_name } = body as { id: number; token: string; full_name: string };
  expect(id).not.toBe(person.id);
  expect(full_name).toBe('');
  expect((await server.call('/receipts/', { token })).body).toMatchObject({ list: [] });
  expect((await server.call('/messenger/chats/', { token })).body).toMatchObject({ list: [] });
});

/** Tables with a reference to a person that are not in their archive. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  instagram_account: 'Of the organization, whoever of its staff has connected it',
  instagram_authorization: 'Ten minutes, on the way to Instagram and back',
  account_return: 'A secret of fifteen minutes',
  number_proof: 'A secret of fifteen minutes',
  data_export: 'The archive itself',
  audit_entry: 'What the person did in the name of an organization is its record',
  broadcast: 'What the person wrote in the name of an organization is its record',
  complaint_case: 'Decisions in the name of the platform',
  standing_step: 'The record of an organization',
  organization_life_step: 'The record of an organization',
  payment_account_step: 'The record of an organization',
  verification_document: 'Papers of an organization, deleted some time after the decision',
  verification_request: 'What an organization asked of the platform',
  item_import: 'Acts in the name of an organization',
  idempotency_key: 'Copies of answers about what is exported',
  grouped_notification: 'What the cards of the inbox tell together',
  notification_state: 'How far the inbox was read',
  odd_payment: 'Decisions in the name of the platform',
  platform_operator: 'A duty for the platform',
  event_change: 'Acts in the name of an organization',
  chat_message_forward: 'What others have forwarded is among their messages',
  event_guest: 'Acts in the name of an organization',
  removed_bookmark: 'An hour, to take back what was removed',
  release_log: 'Acts in the name of the platform',
  stock_count: 'Acts in the name of an organization',
  stock_entry: 'Acts in the name of an organization',
  used_personal_code: 'A minute, against the second use of a code',
};

it('every table with a reference to a person is exported, or is not for a reason', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'app_user'::regclass order by 1`,
  );
  const exported = new Set(PERSONAL_RECORDS.flatMap(({ tables }) => tables));
  const referring = rows.map(({ name }) => name);
  expect(referring.filter((name) => !exported.has(name) && !(name in NOT_EXPORTED))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((name) => exported.has(name))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((name) => !referring.includes(name))).toEqual([]);
});

it('an archive has everything of the person, nothing of others, and only they get it, for a time', async () => {
  const token = await server.sessionOf(person.id);
  const call = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
    server.call(path, { method, token });
  expect((await call('/users/export/')).body).toMatchObject({ state: 'none' });
  expect((await call('/users/export/file/')).status).toBe(409);
  const asked = await Promise.all([1, 2, 3].map(() => call('/users/export/', 'POST')));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows: jobs } = await server.database.pool.query<{ key: string }>(
    `select payload->>'key' as key from graphile_worker._private_jobs
     join graphile_worker._private_tasks as task on task.id = task_id where identifier = 'write-export'`,
  );
  expect(jobs).toHaveLength(1);
  await writeExport(
    server.database.db,
    { files: files(), records: PERSONAL_RECORDS },
    jobs[0]!.key,
  );
  expect((await call('/users/export/')).body).toMatchObject({ state: 'ready' });

  const answer = await server.app.inject({
    url: '/api/v1/users/export/file/',
    headers: { authorization: `Token ${token}` },
  });
  expect(answer.headers['content-type']).toBe('application/zip');
  const archive = readZip(answer.rawPayload);
  expect([...archive.keys()]).toEqual(
    expect.arrayContaining(PERSONAL_RECORDS.map(({ name }) => `${name}.json`)),
  );
  const json = [...archive].filter(([name]) => name.endsWith('.json'));
  for (const [, content] of json) expect(JSON.parse(content.toString())).toBeInstanceOf(Array);
  const words = json
    .map(([, content]) => JSON.stringify(JSON.parse(content.toString())))
    .join('\n');
  for (const trace of [...Object.values(TRACES), MESSAGE]) expect(words).toContain(trace);
  expect(words).not.toContain('Другая Персона');
  expect([...archive.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(5);

  const stranger = await server.sessionOf(await createUser(server.database.db));
  expect((await server.call('/users/export/file/', { token: stranger })).status).toBe(409);
  const served = await server.app.inject({ url: `/files/exports/${jobs[0]!.key}.zip` });
  expect(served.statusCode).toBe(404);

  await server.database.pool.query(`update data_export set expires_at = now()`);
  expect((await call('/users/export/file/')).status).toBe(409);
  await pruneExports(server.database.db, files());
  expect((await readdir(server.dataDir, { recursive: true })).join('\n')).not.toContain('.zip');
  expect((await call('/users/export/')).body).toMatchObject({ state: 'none' });
});

it('an archive that somebody gives up leaves no file, also while it is written', async () => {
  const token = await server.sessionOf(person.id);
  await server.call('/users/export/', { method: 'POST', token });
  const { key } = await server.database.db
    .selectFrom('data_export')
    .select('key')
    .executeTakeFirstOrThrow();
  const late = {
    name: 'late',
    tables: [],
    async *read() {
      await server.call('/users/export/', { method: 'DELETE', token });
      yield {};
    },
  };
  await writeExport(server.database.db, { files: files(), records: [late] }, key);
  expect((await readdir(`${server.dataDir}/files`, { recursive: true })).join('\n')).not.toMatch(
    /zip|export-/,
  );
});

it('an archive that cannot be written whole is none, and leaves no draft', async () => {
  const token = await server.sessionOf(person.id);
  await server.call('/users/export/', { method: 'POST', token });
  const { key } = await server.database.db
    .selectFrom('data_export')
    .select('key')
    .executeTakeFirstOrThrow();
  const broken = {
    name: 'broken',
    tables: [],
    async *read() {
      yield {};
      throw new Error('The database has gone');
    },
  };
  const records = [...PERSONAL_RECORDS, broken];
  await expect(writeExport(server.database.db, { files: files(), records }, key)).rejects.toThrow(
    'The database has gone',
  );
  const { body } = await server.call('/users/export/', { token });
  expect(body).toMatchObject({ state: 'preparing' });
  expect((await readdir(`${server.dataDir}/files`, { recursive: true })).join('\n')).not.toMatch(
    /zip|export-/,
  );
});
