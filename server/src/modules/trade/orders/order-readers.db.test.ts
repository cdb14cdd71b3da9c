import { ORDER_READERS } from '@karavan/shared-api/contract/order-readers';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import {
  ORGANIZATION_PERMISSIONS,
  type OrganizationPermission,
} from '@karavan/shared-api/contract/permissions';
import { createMember } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const LISTS = { product: 'orders', rent: 'bookings', ticket: 'tickets' } as const;
const KINDS = Object.keys(LISTS) as OrderKind[];
const PERIOD = 'from=2026-03-01&to=2026-03-31';

let server: TestServer;
let organizationId: number;
const orders = {} as Record<OrderKind, number>;
const tokens = {} as Record<OrganizationPermission, string>;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db);
  for (const kind of KINDS) {
    orders[kind] = await createOrder(db, {
      organization_id: organizationId,
      kind,
      status: 'accepted',
      payment_status: 'accepted',
      created_at: new Date('2026-03-10T06:00:00Z'),
      fulfilled_at: new Date('2026-03-10T07:00:00Z'),
    });
  }
  for (const permission of ORGANIZATION_PERMISSIONS) {
    const member = await createMember(db, organizationId, [permission]);
    tokens[permission] = await server.sessionOf(member);
  }
});
afterAll(() => server.close());

const readList = (kind: OrderKind, permission: OrganizationPermission) =>
  server.call(`/organizations/${organizationId}/${LISTS[kind]}/?${PERIOD}`, {
    token: tokens[permission],
  });
const readOne = (kind: OrderKind, permission: OrganizationPermission) =>
  server.call(`/receipts/${orders[kind]}/`, { token: tokens[permission] });

describe.each(KINDS)('orders of the kind %s', (kind) => {
  const readers: readonly OrganizationPermission[] = ORDER_READERS[kind];

  it.each(readers)('are listed and read with %s alone', async (permission) => {
    const id = orders[kind];
    expect(await readList(kind, permission)).toMatchObject({
      status: 200,
      body: { list: [{ id }] },
    });
    expect(await readOne(kind, permission)).toMatchObject({ status: 200, body: { id } });
  });

  it.each(ORGANIZATION_PERMISSIONS.filter((permission) => !readers.includes(permission)))(
    'are neither listed nor read with %s alone',
    async (permission) => {
      expect((await readList(kind, permission)).status).toBe(403);
      expect((await readOne(kind, permission)).status).toBe(404);
    },
  );

  it('offer to pay back to whoever may do only that', async () => {
    const { body } = await readOne(kind, 'can_refund');
    expect((body as Receipt).staff_actions).toEqual(['refund']);
  });
});
