import type {
  MessageSender,
  OrganizationMessage,
  SubscriptionMessage,
} from '@karavan/shared-api/contract/organization-messages';
import type { Page } from '@karavan/shared-api/contract/page';
import { tellBroadcast } from '../modules/talk/notifications/index.ts';
import { createMember, createUser } from './factories/accounts.ts';
import { createOrganization } from './factories/catalog.ts';
import type { TestServer } from './test-server.ts';

/** An organization that writes to its followers, with somebody of its staff who does. */
export type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;

let added = 0;

export async function openNewsroom(server: TestServer) {
  const { db, pool } = server.database;
  const id = await createOrganization(db);
  const rights = ['can_send_message', 'can_manage_followers_partners'] as const;
  const author = await createMember(db, id, rights);
  const staff = await server.sessionOf(author);

  const follow = (token: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    server.call(`/organizations/${id}/subscriptions/`, { method, token });

  const send = (body: object = {}, key: string = crypto.randomUUID()) =>
    server.call(`/organizations/${id}/messages/`, {
      method: 'POST',
      token: staff,
      body: { text: 'Завтра скидки', audience: 'all', days: 30, ...body },
      headers: { 'idempotency-key': key },
    });

  return {
    id,
    author,
    staff,
    follow,
    send,
    async newFollower() {
      const user = await createUser(db);
      const token = await server.sessionOf(user);
      await follow(token);
      return { user, token };
    },
    /** Answers its id. */
    async sent(body?: object): Promise<number> {
      const { status, body: answer } = await send(body);
      expect(status).toBe(201);
      return (answer as OrganizationMessage).id;
    },
    /** As if everything had happened so many days ago: one more may be sent. */
    async age(days: number): Promise<void> {
      await pool.query(
        `begin; set local session_replication_role = replica;
         update broadcast set sent_at = sent_at - make_interval(days => ${days})
         where organization_id = ${id};
         update organization_follower set created_at = created_at - make_interval(days => ${days})
         where organization_id = ${id}; commit`,
      );
    },
    withdraw: (message: number) =>
      server.call(`/organizations/${id}/messages/${message}/`, { method: 'DELETE', token: staff }),
    /** What the staff does with a follower, such as `remove_follower`. */
    answered: (action: string, user_id: number) =>
      server.call(`/organizations/${id}/${action}/`, {
        method: 'POST',
        token: staff,
        body: { user_id },
      }),
    mute: (token: string, is_muted: boolean) =>
      server.call(`/messages/${id}/mute/`, { method: 'PUT', token, body: { is_muted } }),
    read: (token: string, message_id: number) =>
      server.call(`/messages/${id}/read/`, { method: 'POST', token, body: { message_id } }),
    async unread(token: string): Promise<number> {
      return ((await server.call('/messages/count/', { token })).body as { count: number }).count;
    },
    /** The ids of what somebody sees, the oldest first; null where there is nothing for them. */
    async inbox(token: string): Promise<number[] | null> {
      const { status, body } = await server.call(`/messages/${id}/list/`, { token });
      if (status !== 200) return null;
      return (body as Page<SubscriptionMessage>).list.map((message) => message.id).toReversed();
    },
    async senders(token: string) {
      return ((await server.call('/messages/', { token })).body as Page<MessageSender>).list;
    },
    async log() {
      const { body } = await server.call(`/organizations/${id}/messages/`, { token: staff });
      return (body as Page<OrganizationMessage>).list;
    },
    async reach(query = '') {
      const path = `/organizations/${id}/messages/audience/${query}`;
      return (await server.call(path, { token: staff })).body as {
        count: number;
        next_at: string | null;
      };
    },
    /** Who has a notification of it, each as often as they have one. */
    async toldOf(type: string): Promise<number[]> {
      const rows = await db
        .selectFrom('notification')
        .select('user_id')
        .where('type', '=', type)
        .where('organization_id', '=', id)
        .orderBy('user_id')
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
    tell: (message: number) => tellBroadcast(server.transact, message),
    /** Inserted at once; nobody signs in as one of them. */
    async addFollowers(count: number): Promise<void> {
      for (let from = 0; from < count; from += 10_000) {
        await pool.query(
          `with person as (
            insert into app_user (phone, full_name)
            select '+9966' || lpad((number + $4)::text, 10, '0'), 'Test'
            from generate_series($1::integer + 1, $2::integer) as number returning id)
          insert into organization_follower (organization_id, user_id) select $3, id from person`,
          [from, Math.min(count, from + 10_000), id, added],
        );
      }
      added += count;
    },
  };
}
