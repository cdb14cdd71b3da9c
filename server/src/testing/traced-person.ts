import { sql } from 'kysely';
import { uploadPicture } from '../platform/files/upload-picture.ts';
import { createLocalStore } from '../platform/storage/local-store.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { sendMessage } from '../platform/messaging/send-message.ts';
import { createMember, createUser } from './factories/accounts.ts';
import { createStay } from './factories/attendance.ts';
import { createItem, createOrganization } from './factories/catalog.ts';
import { createDelivery, ON_ITS_WAY } from './factories/delivery.ts';
import { createOrganizationChat, createPrivateChat } from './factories/messenger.ts';
import { createOrder } from './factories/orders.ts';
import { createShift } from './factories/roster.ts';
import { drawPhoto } from './picture-form.ts';
import type { TestServer } from './test-server.ts';

/** What can be known of the person, in words that stand nowhere else. */
export const TRACES = {
  phone: '+996777123456',
  email: 'marked@trace.example',
  name: 'Меченая Персона',
  username: 'marked_trace',
  address: 'улица Меченая 77',
  device: 'Marked-Pixel-77',
  ip: '203.0.113.77',
  words: 'меченые слова',
} as const;

export const MESSAGE = 'Сообщение, которое остаётся';
export const COMMENT = String.raw`Комментарий, который остаётся \u0018`;

export interface TracedPerson {
  readonly id: number;
  /** Whom they have written to, and who has seen what they do. */
  readonly other: number;
  readonly itemId: number;
  readonly organizationId: number;
  /** Of pictures that are theirs alone. */
  readonly ownPictures: readonly string[];
  /** Of pictures that others show: in a message, as a logo. */
  readonly sharedPictures: readonly string[];
}

/** Somebody who has done everything that leaves a trace, in every table that can hold one. */
export async function createTracedPerson(server: TestServer): Promise<TracedPerson> {
  const { db } = server.database;
  const { phone, email, name, username, address, device, ip, words } = TRACES;
  const id = await createUser(db, {
    phone,
    email,
    is_email_verified: true,
    full_name: name,
    username,
    birthday: '1990-07-07',
    gender: 'female',
    region: 'KG',
    password_hash: 'salt.hash',
  });
  const other = await createUser(db, { full_name: 'Другая Персона' });
  const store = createLocalStore(`${server.dataDir}/files`);
  const picture = { content: await drawPhoto('png'), field: 'file' } as const;
  const upload = async () => {
    const { key } = await uploadPicture(db, store, { picture, ownerId: id, isWatermarked: false });
    const file = await db
      .selectFrom('file')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return { key, file: file.id };
  };
  const [avatar, unused, sent, logo, photo] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ];
  await db.updateTable('app_user').set({ avatar_id: avatar.file }).where('id', '=', id).execute();

  const organizationId = await createOrganization(db, { image_id: logo.file, follower_count: 1 });
  const service = await createOrganization(db, { is_delivery_service: true });
  await createMember(db, organizationId, ['can_sell'], id);
  await db.updateTable('membership').set({ position: words }).where('user_id', '=', id).execute();
  await db
    .insertInto('attendance_correction')
    .values(await correctionOf(db, id, other))
    .execute();
  await createShift(db, await membershipOf(db, id), {
    starts_at: new Date('2026-01-05T03:00:00Z'),
    ends_at: new Date('2026-01-05T12:00:00Z'),
    position: words,
  });
  const itemId = await createItem(db, { organization_id: organizationId, like_count: 1 });
  const session = {
    user_id: id,
    platform: 'web',
    device,
    location: address,
    address: ip,
    opened_with: 'code',
  } as const;
  const later = new Date(Date.now() + 86_400_000);
  const { id: sessionId } = await db
    .insertInto('session')
    .values({ ...session, token_hash: Buffer.from('token'), half_hash: null, expires_at: later })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_registration')
    .values({
      session_id: sessionId,
      user_id: id,
      endpoint: 'https://push.example/of-nobody',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      device_id: 'drawn',
      name: device,
      language: 'ru',
    })
    .execute();
  await db.insertInto('sign_in').values(session).execute();
  await db
    .insertInto('passkey_handle')
    .values({ user_id: id, handle: Buffer.alloc(32) })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      user_id: id,
      credential_id: Buffer.alloc(16),
      public_key: Buffer.alloc(8),
      counter: 0,
      transports: [],
      name: device,
    })
    .execute();
  const code = { purpose: 'sign_in', code_hash: Buffer.from('code'), expires_at: later } as const;
  await db
    .insertInto('phone_code')
    .values({ ...code, phone, network: ip })
    .execute();
  await db
    .insertInto('throttle')
    .values([
      { key: `sms minute ${phone}`, count: 1, window_ends_at: later },
      { key: `email ${email}`, count: 1, window_ends_at: later },
    ])
    .execute();
  const message = { providerKey: crypto.randomUUID(), channel: 'sms', code: null } as const;
  await addJob(db, sendMessage, { ...message, to: phone, text: words });
  await db
    .insertInto('outbox_message')
    .values({ provider_key: crypto.randomUUID(), channel: 'sms', recipient: phone, text: words })
    .execute();
  await db
    .insertInto('domain_event')
    .values([
      {
        type: 'new-device-signed-in',
        organization_id: null,
        data: JSON.stringify({ userId: id, deviceTitle: device, location: address }),
      },
      ...['passkey-added', 'passkey-removed'].map((type) => ({
        type,
        organization_id: null,
        data: JSON.stringify({ userId: id, name: device, place: address }),
      })),
    ])
    .execute();
  await db
    .insertInto('idempotency_key')
    .values({
      user_id: id,
      key: 'key',
      request_hash: Buffer.from('hash'),
      response: JSON.stringify({ address }),
    })
    .execute();

  await db
    .insertInto('user_phone_number')
    .values({ user_id: id, position: 0, value: phone })
    .execute();
  await db
    .insertInto('user_social_network')
    .values({ user_id: id, position: 0, kind: 'telegram', value: username })
    .execute();
  const place = { city: 'Бишкек', district: words, address, phone, comment: words };
  const { id: address_id } = await db
    .insertInto('delivery_address')
    .values({ ...place, user_id: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart')
    .values({ client_id: id, organization_id: organizationId, address_id })
    .execute();
  const order_id = await createOrder(db, {
    ...ON_ITS_WAY,
    ...place,
    note: words,
    client_id: id,
    organization_id: organizationId,
    delivery_status: 'delivery_status_delivered',
    payment_status: 'accepted',
    fulfilled_at: new Date(),
  });
  await createDelivery(db, {
    order_id,
    delivery_organization_id: service,
    courier_id: other,
    status: 'delivery_status_delivered',
    district: words,
    address,
    phone,
    comment: words,
    reason: words,
    photo_id: photo.file,
  });
  await db
    .insertInto('cash_hand_over')
    .values({
      courier_id: id,
      service_id: service,
      currency: 'KGS',
      status: 'disputed',
      declared: 100,
      counted: 50,
      note: words,
      dispute: words,
    })
    .execute();
  await db
    .insertInto('cashback_account')
    .values({ organization_id: organizationId, client_id: id, currency: 'KGS', balance: 700 })
    .execute();
  await db
    .insertInto('cashback_entry')
    .values({ organization_id: organizationId, client_id: id, order_id, kind: 'earn', amount: 700 })
    .execute();
  await db.insertInto('used_personal_code').values({ client_id: id, code_window: 1 }).execute();

  await db.insertInto('item_like').values({ user_id: id, item_id: itemId }).execute();
  await db.insertInto('post_dismissal').values({ user_id: id, item_id: itemId }).execute();
  await db
    .insertInto('organization_mute')
    .values({ user_id: id, organization_id: organizationId })
    .execute();
  const { id: folder_id } = await db
    .insertInto('bookmark_folder')
    .values({ user_id: id, name: words })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('bookmark').values({ user_id: id, item_id: itemId, folder_id }).execute();
  await db
    .insertInto('removed_bookmark')
    .values({ id: 1, user_id: id, item_id: itemId, folder_id, created_at: new Date() })
    .execute();
  await db
    .insertInto('organization_follower')
    .values({ organization_id: organizationId, user_id: id })
    .execute();
  await db
    .insertInto('broadcast_mark')
    .values({ organization_id: organizationId, user_id: id, read_id: 7 })
    .execute();
  await db
    .insertInto('discount_choice')
    .values({ organization_id: service, client_id: id, kind: 'fixed' })
    .execute();
  await db
    .insertInto('wholesale_client')
    .values({ organization_id: service, client_id: id, note: words })
    .execute();
  await db
    .insertInto('organization_block')
    .values([
      { organization_id: service, user_id: id, blocked_by: other },
      { organization_id: organizationId, user_id: other, blocked_by: id },
    ])
    .execute();
  await db.insertInto('comment').values({ item_id: itemId, user_id: id, text: COMMENT }).execute();
  const { id: comment_id } = await db
    .insertInto('comment')
    .values({ item_id: itemId, user_id: other, text: 'Чужой', like_count: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('comment_like').values({ comment_id, user_id: id }).execute();
  await db
    .insertInto('complaint')
    .values({ user_id: id, item_id: itemId, reason: 'spam', text: words })
    .execute();
  await createOrganizationChat(db, { organization_id: organizationId, client_id: id });
  const chat_id = await createPrivateChat(db, [id, other]);
  const { id: message_id } = await db
    .insertInto('chat_message')
    .values({ chat_id, sender_id: id, client_id: crypto.randomUUID(), text: MESSAGE })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('chat')
    .set({ last_message_id: message_id })
    .where('id', '=', chat_id)
    .execute();
  await db
    .insertInto('chat_message_picture')
    .values({ message_id, position: 0, file_id: sent.file })
    .execute();
  const news = { organization_id: null, item_id: null, is_client: true } as const;
  await db
    .insertInto('notification')
    .values([
      {
        ...news,
        user_id: id,
        type: 'new_device',
        event_key: 'own',
        sender_id: null,
        extra_data: JSON.stringify({ device_title: device, location: address }) as never,
      },
      {
        ...news,
        user_id: other,
        type: 'new_comment',
        event_key: 'about',
        sender_id: id,
        extra_data: JSON.stringify({ text: words }) as never,
      },
    ])
    .execute();
  await db
    .insertInto('grouped_notification')
    .values({
      user_id: other,
      type: 'new_comment',
      event_key: 'about',
      subject: 'new_comment:item:1:2026-11-26',
      sender_id: id,
      extra_data: JSON.stringify({ text: words }) as never,
    })
    .execute();
  await db
    .insertInto('push_preference')
    .values({
      user_id: id,
      without_push: [],
      quiet_from: null,
      quiet_until: null,
      time_zone: 'UTC',
    })
    .execute();
  await db.insertInto('notification_state').values({ user_id: id, seen_id: 0 }).execute();
  await sql`insert into realtime_event (key, seq, type, data)
    values (${`chat:${chat_id}`}, 1, 'message.created', ${JSON.stringify({ sender: { full_name: name } })}::jsonb)`.execute(
    db,
  );
  return {
    id,
    other,
    itemId,
    organizationId,
    ownPictures: [avatar.key, unused.key, photo.key],
    sharedPictures: [sent.key, logo.key],
  };
}

async function membershipOf(db: TestServer['database']['db'], personId: number): Promise<number> {
  const { id } = await db
    .selectFrom('membership')
    .select('id')
    .where('user_id', '=', personId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Why somebody else has corrected when the person was at work. */
async function correctionOf(db: TestServer['database']['db'], personId: number, other: number) {
  return {
    attendance_id: await createStay(db, await membershipOf(db, personId)),
    corrected_by: other,
    reason: TRACES.words,
    old_started_at: null,
    old_ended_at: null,
  };
}
