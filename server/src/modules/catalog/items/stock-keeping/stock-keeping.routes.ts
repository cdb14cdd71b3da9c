import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/stock';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { changeStock } from './change-stock.ts';
import { linkStock, listLinks, type RequireUncounted } from './link-stock.ts';
import { listEntries } from './list-entries.ts';
import { listStock } from './list-stock.ts';
import { findStockSize } from './stock-sizes.ts';
import { unlinkStock, type CountPromised } from './unlink-stock.ts';

interface StockKeepingParts {
  readonly db: Kysely<ItemCardTables>;
  readonly transact: Transact<ItemCardTables & AuditTables & IdempotencyTables>;
  readonly countPromised: CountPromised;
  readonly requireUncounted: RequireUncounted;
}

/** How staff keep the stock of what their organization sells. */
export function stockKeepingRoutes({
  db,
  transact,
  countPromised,
  requireUncounted,
}: StockKeepingParts): ImplementedRoute[] {
  return [
    implement(contract.listStock, ({ params: { id }, query }) =>
      listStock(db, { organizationId: id, ...query }),
    ),
    implement(contract.getStockSize, ({ params: { id, size } }) => findStockSize(db, id, size)),
    implement(contract.adjustStock, ({ params: { id: organizationId, size }, body, context }) => {
      const { reason, change, note } = body;
      const personId = requireActor(context.actor).userId;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          await findStockSize(trx, organizationId, size);
          await changeStock(trx, { personId, reason, note }, [{ sizeId: size, change }]);
          await recordAudit(trx, context, { size, reason, change });
          return findStockSize(trx, organizationId, size);
        }),
      );
    }),
    implement(
      contract.changeStockLimit,
      ({ params: { id: organizationId, size }, body, context }) =>
        transact(async ({ trx }) => {
          await findStockSize(trx, organizationId, size);
          await trx
            .updateTable('stock')
            .set(body)
            .where('id', '=', (eb) =>
              eb.selectFrom('item_size').select('stock_id').where('id', '=', size),
            )
            .execute();
          await recordAudit(trx, context, { size, low_at: body.low_at });
          return findStockSize(trx, organizationId, size);
        }),
    ),
    implement(contract.listStockEntries, ({ params: { id, size }, query }) =>
      listEntries(db, { organizationId: id, of: { size }, ...query }),
    ),
    implement(contract.listStockLinks, ({ params: { id, size } }) =>
      listLinks(db, { organizationId: id, sizeId: size }),
    ),
    implement(contract.linkStock, ({ params: { id: organizationId, size }, body, context }) => {
      const personId = requireActor(context.actor).userId;
      const own = { organizationId, sizeId: size };
      return transact(({ trx }) =>
        once(trx, context, async () => {
          await requireUncounted(trx, organizationId, [size, ...body.sizes]);
          await linkStock(trx, own, { personId, ...body });
          await recordAudit(trx, context, { size, sizes: body.sizes.join(), change: body.change });
          return listLinks(trx, own);
        }),
      );
    }),
    implement(contract.unlinkStock, ({ params: { id: organizationId, size }, body, context }) => {
      const personId = requireActor(context.actor).userId;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          await findStockSize(trx, organizationId, size);
          await requireUncounted(trx, organizationId, [size]);
          await unlinkStock(trx, { sizeId: size, personId, ...body }, countPromised);
          await recordAudit(trx, context, { size, ...body });
          return findStockSize(trx, organizationId, size);
        }),
      );
    }),
    implement(contract.listItemStockEntries, ({ params: { id, item }, query }) =>
      listEntries(db, { organizationId: id, of: { item }, ...query }),
    ),
  ];
}
