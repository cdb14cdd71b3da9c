import type { Transaction } from 'kysely';
import type { WebhookEvent } from '@karavan/shared-api/contract/webhook-events';
import type { Tables } from '../../src/database-tables.ts';
import { addWebhook, changeWebhook } from '../../src/modules/talk/webhooks/change-webhooks.ts';
import { recordAttempt } from '../../src/modules/talk/webhooks/record-attempt.ts';
import type { Outcome } from '../../src/modules/talk/webhooks/send-delivery.ts';
import { takeDue } from '../../src/modules/talk/webhooks/take-due.ts';
import { orderPlaced } from '../../src/modules/trade/orders/index.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const ORDERS = 6;
const EVENTS: readonly WebhookEvent[] = ['order.placed', 'order.changed', 'payment.settled'];

const answered = (status: number, excerpt: string, durationMs: number): Outcome => ({
  status,
  problem: null,
  durationMs,
  excerpt,
});

/**
 * Where the demo's owner has events of the shop sent: one address that takes them, but for one; one that is gone, of
 * which the owner was told; one that is switched off. Nobody stands behind them.
 */
export async function seedWebhooks(
  trx: Transaction<Tables>,
  { shopId }: SeededPeople,
): Promise<void> {
  const add = (title: string, host: string) =>
    addWebhook(trx, shopId, { title, url: `https://${host}/karavan`, events: EVENTS });
  const books = await add('Бухгалтерия', 'books.example');
  const stock = await add('Склад', 'warehouse.example');
  const off = await add('Сводка дня', 'summary.example');
  await changeWebhook(
    trx,
    { organizationId: shopId, webhookId: off.id },
    {
      title: 'Сводка дня',
      url: 'https://summary.example/karavan',
      events: EVENTS,
      isActive: false,
    },
  );
  await tellOfOrders(trx, shopId);
  const parts = {
    transact: (<Done>(work: Parameters<typeof act<Done>>[1]) => act(trx, work)) as never,
  };
  for (let sent = 0; sent < ORDERS - 1; sent += 1) {
    for (const due of await takeDue(trx, { except: [], limit: 10 })) {
      const isFailing = sent === 2;
      if (due.webhook_id === books.id) {
        await recordAttempt(
          parts,
          due,
          isFailing ? answered(502, 'Bad Gateway', 1840) : answered(200, '{"ok":true}', 120),
        );
      } else if (due.webhook_id === stock.id) {
        await recordAttempt(parts, due, answered(410, 'Gone', 95));
      }
    }
  }
}

/** The events of orders that the shop has, as they were stored when these were placed. */
async function tellOfOrders(trx: Transaction<Tables>, shopId: number): Promise<void> {
  const orders = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('organization_id', '=', shopId)
    .where('kind', '=', 'product')
    .orderBy('id', 'desc')
    .limit(ORDERS)
    .execute();
  for (const order of orders.toReversed()) {
    const { type, data } = orderPlaced({
      organizationId: shopId,
      orderId: order.id,
      clientId: order.client_id,
      kind: order.kind,
      method: order.method,
      total: order.total,
      currency: order.currency,
      goods: order.goods,
      basisPoints: order.basis_points,
      cashbackSpent: order.cashback_spent,
      giftSpent: order.gift_spent,
      cashierId: order.cashier_id,
      itemIds: [],
    });
    await trx
      .insertInto('domain_event')
      .values({ type, organization_id: shopId, data: JSON.stringify(data) })
      .execute();
  }
}
