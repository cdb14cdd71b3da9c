import { once } from 'node:events';
import WebSocket from 'ws';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createDelivery, ON_ITS_WAY } from '../../../testing/factories/delivery.ts';
import { createOrganizationChat } from '../../../testing/factories/messenger.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import { openTestInboxes } from '../../../testing/test-inboxes.ts';
import { openTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(120_000);

let server: TestServer;
let staff: TestStaff;
const processes = createServerProcesses();
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  staff = await openTestStaff(server);
});
afterAll(async () => {
  await processes.stopAll();
  await server.close();
});

async function inbox(user: number): Promise<Notification[]> {
  const { body } = await server.call('/notifications/', { token: await server.sessionOf(user) });
  return (body as Page<Notification>).list as Notification[];
}

const dismiss = async (user: number, body: object = {}) =>
  staff.call(
    staff.owner,
    `employees/${(await staff.membershipOf(user)).id}/dismiss/`,
    'POST',
    body,
  );

describe('a change of position', () => {
  it('is told to the person, and to those who look after the staff but did not do it', async () => {
    const manager = await staff.member(['can_manage_staff', 'can_sell']);
    const seller = await staff.member(['can_sell']);
    const { id } = await staff.membershipOf(seller);
    const change = { position: 'Старший продавец' };
    expect((await staff.call(manager, `employees/${id}/`, 'PATCH', change)).body).toMatchObject({
      position: 'Старший продавец',
    });
    const extra_data = { membership_id: id, role: 'Старший продавец' };
    expect(await inbox(seller)).toMatchObject([
      {
        type: 'changed_position',
        is_client: true,
        extra_data: { ...extra_data, can_edit_organization: false },
      },
    ]);
    expect(await inbox(staff.owner)).toMatchObject([
      {
        type: 'changed_position_as_owner',
        is_client: false,
        extra_data: { ...extra_data, can_edit_organization: true, can_send_message: true },
      },
    ]);
    expect(await inbox(manager)).toEqual([]);
    // The same again is no news.
    await staff.call(manager, `employees/${id}/`, 'PATCH', change);
    expect(await inbox(seller)).toHaveLength(1);
  });
});

describe('a dismissal', () => {
  it('counts for the next request, once, and is told to the person', async () => {
    const seller = await staff.member(['can_sell', 'can_manage_orders']);
    const token = await server.sessionOf(seller);
    const read = () => server.call(`/organizations/${staff.id}/orders/stages/`, { token });
    expect((await read()).status).toBe(200);
    const before = (await server.call('/users/me/', { token })).body as Me;
    expect(before.organizations.map(({ id }) => id)).toEqual([staff.id]);
    expect((await dismiss(seller)).body).toMatchObject({
      status: 'dismissed',
      ended_by: 'Хозяйка Дома',
      can_manage: false,
    });
    expect(((await server.call('/users/me/', { token })).body as Me).organizations).toEqual([]);
    expect((await read()).status).toBe(404);
    expect(await inbox(seller)).toMatchObject([{ type: 'dismissed', is_client: true }]);
  });

  it('settles what waited for them, and for nobody else', async () => {
    const inboxes = await openTestInboxes(server);
    const { cashier, owner } = inboxes.people;
    const client = await inboxes.shop.newClient();
    const order = await client.order('selfPickup', await client.fill(10_000));
    const open = async (user: number) =>
      (
        await server.database.db
          .selectFrom('notification')
          .select('settled_at')
          .where('user_id', '=', user)
          .where('subject', '=', `order:${order}`)
          .execute()
      ).filter(({ settled_at }) => settled_at === null).length;
    expect([await open(cashier), await open(owner)]).toEqual([1, 1]);
    const { id } = await server.database.db
      .selectFrom('organization_member')
      .select('id')
      .where('user_id', '=', cashier)
      .executeTakeFirstOrThrow();
    const { status } = await server.call(
      `/organizations/${inboxes.shop.organizationId}/employees/${id}/dismiss/`,
      { method: 'POST', token: await server.sessionOf(owner), body: {} },
    );
    expect(status).toBe(200);
    expect([await open(cashier), await open(owner)]).toEqual([0, 1]);
  });
});

describe('a courier', () => {
  let service: TestStaff;
  let courier: number;
  beforeEach(async () => {
    service = await openTestStaff(server, { is_delivery_service: true });
    courier = await service.member();
  });

  const deliver = async (values: object = {}) => {
    const { db } = server.database;
    const order_id = await createOrder(db, { ...ON_ITS_WAY, organization_id: staff.id });
    await createDelivery(db, { order_id, delivery_organization_id: service.id, ...values });
    return order_id;
  };
  const leave = async (body: object = {}) =>
    service.own(courier, (await service.membershipOf(courier)).id, 'quit', body);

  it('who is the last one does not go silently while something waits', async () => {
    await deliver();
    expect(await leave()).toMatchObject({
      status: 409,
      body: { code: 'deliveries_under_way', count: 1 },
    });
    expect((await leave({ leaves_deliveries: true })).status).toBe(200);
  });

  it('does not go silently with cash that they owe, and the debt stays on the board', async () => {
    await deliver({
      courier_id: courier,
      status: 'delivery_status_delivered',
      cash_due: 5_000,
      taken_at: new Date(),
      finished_at: new Date(),
    });
    const refused = { status: 409, body: { code: 'courier_owes_cash', count: 1 } };
    expect(await leave()).toMatchObject(refused);
    expect(await leave({ leaves_deliveries: true })).toMatchObject(refused);
    expect((await leave({ leaves_cash: true })).status).toBe(200);
    const { owed } = await server.database.db
      .selectFrom('courier_cash')
      .select('owed')
      .where('courier_id', '=', courier)
      .executeTakeFirstOrThrow();
    expect(owed).toBe(5_000);
  });

  it('goes where others are left', async () => {
    await deliver();
    await createMember(server.database.db, service.id);
    expect((await leave()).status).toBe(200);
  });

  it('of two last ones who leave at once one is told', async () => {
    await deliver();
    const other = await createMember(server.database.db, service.id);
    const { id } = await service.membershipOf(other);
    const statuses = (await Promise.all([leave(), service.own(other, id, 'quit')])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('leaves what they carry to those who have sent it, who are told', async () => {
    const status = 'delivery_status_taken_for_delivery';
    const order = await deliver({ courier_id: courier, status, taken_at: new Date() });
    await server.database.db
      .updateTable('sale_order')
      .set({ delivery_status: status })
      .where('id', '=', order)
      .execute();
    expect((await leave()).status).toBe(409);
    expect((await leave({ leaves_deliveries: true })).status).toBe(200);
    const { delivery_status } = await server.database.db
      .selectFrom('sale_order')
      .select('delivery_status')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    expect(delivery_status).toBe('delivery_status_rejected_by_delivery_service');
    expect((await inbox(staff.owner)).map(({ type }) => type)).toEqual([
      'rejected_by_delivery_for_organization',
    ]);
  });
});

describe('on two server processes', () => {
  async function follow(address: string, token: string, stream: string, id?: number) {
    const answer = await fetch(`${address}/api/v1/realtime/tickets/`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ stream, ...(id !== undefined && { id }) }),
    });
    const { ticket } = (await answer.json()) as { ticket: string };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${stream}?ticket=${ticket}`);
    const frames: RealtimeFrame[] = [];
    socket.on('message', (data: Buffer) =>
      frames.push(JSON.parse(data.toString()) as RealtimeFrame),
    );
    await once(socket, 'message');
    return { socket, frames };
  }

  it('the open chat of the organization ends, and hears nothing after it', async () => {
    const { db, connectionString } = server.database;
    const [first, second] = await Promise.all([
      processes.start(connectionString),
      processes.start(connectionString),
    ]);
    const [leaver, colleague] = [
      await staff.member(['can_send_message']),
      await staff.member(['can_send_message']),
    ];
    const client = await createUser(db);
    const chat = await createOrganizationChat(db, {
      organization_id: staff.id,
      client_id: client,
    });
    const tokens = {
      leaver: await server.sessionOf(leaver),
      colleague: await server.sessionOf(colleague),
      client: await server.sessionOf(client),
      owner: await server.sessionOf(staff.owner),
    };
    const post = (address: string, path: string, token: string, body: object) =>
      fetch(`${address}/api/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const say = (text: string) =>
      post(first!.address, `/messenger/chats/${chat}/messages/`, tokens.client, {
        client_id: crypto.randomUUID(),
        text,
      });
    const ofLeaver = await follow(second!.address, tokens.leaver, 'chat', chat);
    const ofColleague = await follow(second!.address, tokens.colleague, 'chat', chat);
    const own = await follow(second!.address, tokens.leaver, 'unread');
    const messages = ({ frames }: { frames: readonly RealtimeFrame[] }) =>
      frames.filter(({ type }) => type === 'message.created').length;
    const until = async (condition: () => boolean) => {
      for (let waited = 0; !condition(); waited += 20) {
        if (waited > 20_000) throw new Error('It has not come true within 20 s');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    expect((await say('Здравствуйте')).status).toBe(201);
    await until(() => messages(ofLeaver) === 1 && messages(ofColleague) === 1);

    const closed = once(ofLeaver.socket, 'close');
    const { id } = await staff.membershipOf(leaver);
    const path = `/organizations/${staff.id}/employees/${id}/dismiss/`;
    expect((await post(first!.address, path, tokens.owner, {})).status).toBe(200);
    expect((await say('Только своим')).status).toBe(201);
    expect((await closed)[0]).toBe(4401);
    // The control: whoever still works there has heard it by now.
    await until(() => messages(ofColleague) === 2);
    expect(messages(ofLeaver)).toBe(1);
    // Their own stream stays open and says that their work has changed.
    const told = () => own.frames.find(({ type }) => type === 'work.changed');
    await until(() => told() !== undefined);
    expect(told()).toMatchObject({ data: { organization_id: staff.id, works_there: false } });
    for (const { socket } of [ofColleague, own]) socket.terminate();
  });
});
