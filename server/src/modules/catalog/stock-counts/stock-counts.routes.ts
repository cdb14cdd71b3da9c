import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/stock-counts';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../platform/idempotency/once.ts';
import type { ItemCardTables } from '../items/index.ts';
import { abandonCount, applyCount } from './close-count.ts';
import { listLines } from './count-lines.ts';
import { countPieces, removeLine } from './count-pieces.ts';
import { findOpenCount, startCount } from './open-count.ts';
import type { StockCountsTables } from './stock-counts.tables.ts';

interface CountParts {
  readonly db: Kysely<StockCountsTables & ItemCardTables>;
  readonly transact: Transact<StockCountsTables & ItemCardTables & AuditTables & IdempotencyTables>;
}

/** How staff count what is there. */
export function stockCountsRoutes({ db, transact }: CountParts): ImplementedRoute[] {
  return [
    implement(contract.getStockCount, async ({ params: { id } }) => ({
      count: await findOpenCount(db, id),
    })),
    implement(contract.startStockCount, ({ params: { id }, context }) =>
      transact(async ({ trx }) => {
        const count = await startCount(trx, id, requireActor(context.actor).userId);
        await recordAudit(trx, context, { count: count.id });
        return count;
      }),
    ),
    implement(contract.listCountLines, ({ params: { id }, query: { differing, ...query } }) =>
      listLines(db, { organizationId: id, isDiffering: differing === 'true', ...query }),
    ),
    implement(contract.countPieces, ({ params: { id }, body, context }) =>
      transact(({ trx }) =>
        once(trx, context, async () => {
          const line = await countPieces(trx, id, body);
          await recordAudit(trx, context, { size: line.id, counted: line.counted });
          return line;
        }),
      ),
    ),
    implement(contract.removeCountLine, ({ params: { id, size }, context }) =>
      transact(async ({ trx }) => {
        await removeLine(trx, id, size);
        await recordAudit(trx, context, { size });
        return undefined;
      }),
    ),
    implement(contract.applyStockCount, ({ params: { id }, body: { count }, context }) =>
      transact(({ trx }) =>
        once(trx, context, async () => {
          const personId = requireActor(context.actor).userId;
          const changed = await applyCount(trx, { organizationId: id, countId: count, personId });
          await recordAudit(trx, context, { count, changed });
          return { changed };
        }),
      ),
    ),
    implement(contract.abandonStockCount, ({ params: { id }, body: { count }, context }) =>
      transact(async ({ trx }) => {
        const personId = requireActor(context.actor).userId;
        await abandonCount(trx, { organizationId: id, countId: count, personId });
        await recordAudit(trx, context, { count });
        return undefined;
      }),
    ),
  ];
}
