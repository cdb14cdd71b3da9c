import { createMember } from './factories/accounts.ts';
import { createServiceOf } from './factories/delivery.ts';
import { openShop, type Client, type Shop } from './shop.ts';
import type { TestServer } from './test-server.ts';

/** A notification, as tests tell it. */
interface Notification {
  readonly to: string | number | null;
  readonly type: string;
  readonly key: string;
  readonly from: string | number | null;
  readonly is_client: boolean;
  readonly organization: number | null;
  readonly item: number | null;
  readonly data: object;
}

interface Told {
  readonly to: string;
  readonly type: string;
  readonly key: string;
  readonly data: object;
  readonly from?: string | null;
  readonly item?: number;
}

/** A shop whose people hear of what happens in it, each by what they may do. */
export interface TestInboxes {
  readonly shop: Shop;
  readonly people: Readonly<Record<'owner' | 'cashier' | 'host' | 'courier', number>>;
  /** Everything that people are told from now on; asked again, from the beginning. */
  listen(client: Client): Promise<() => Promise<Notification[]>>;
  /** The client hears from nobody unless told, the staff from the client. */
  told(notification: Told): Notification;
}

export async function openTestInboxes(server: TestServer): Promise<TestInboxes> {
  const { db } = server.database;
  const shop = await openShop(server);
  const serviceId = await createServiceOf(db, shop.organizationId);
  const people = {
    owner: shop.owner,
    cashier: await createMember(db, shop.organizationId, ['can_manage_orders', 'can_sell']),
    host: await createMember(db, shop.organizationId, ['can_manage_rentals_events', 'can_scan']),
    courier: await createMember(db, serviceId),
  };
  return {
    shop,
    people,
    async listen(client) {
      const last = await db
        .selectFrom('notification')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst();
      const nameOf = (id: number | null) => {
        if (id === client.id) return 'client';
        return Object.entries(people).find(([, person]) => person === id)?.[0] ?? id;
      };
      return async () => {
        const rows = await db
          .selectFrom('notification')
          .selectAll()
          .where('id', '>', last?.id ?? 0)
          .orderBy('id')
          .execute();
        const all = rows.map((row) => ({
          to: nameOf(row.user_id),
          type: row.type,
          key: row.event_key,
          from: nameOf(row.sender_id),
          is_client: row.is_client,
          organization: row.organization_id,
          item: row.item_id,
          data: row.extra_data,
        }));
        return sorted(all);
      };
    },
    told: ({ from, item, ...rest }) => ({
      from: from === undefined ? (rest.to === 'client' ? null : 'client') : from,
      is_client: rest.to === 'client',
      organization: shop.organizationId,
      item: item ?? null,
      ...rest,
    }),
  };
}

/** People who are told of the same thing are told in any order. */
export function sorted(rows: readonly Notification[]): Notification[] {
  const place = ({ key, type, to }: Notification) => `${key} ${type} ${String(to)}`;
  return rows.toSorted((a, b) => place(a).localeCompare(place(b)));
}

export const orderData = (id: number, final_price: string, method: string, currency = 'KGS') => ({
  transaction_id: id,
  final_price,
  currency,
  method,
});
