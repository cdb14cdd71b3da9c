import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/rental-terms';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import {
  blockDays,
  changeTerms,
  findOwnRental,
  listBlocks,
  unblock,
} from '../../rental-periods/index.ts';
import { presentBlock, readMonth } from './read-month.ts';
import { listStaffRentals, readEditedRental } from './read-rental.ts';

interface ManageDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
}

const ownOf = ({ id, item }: { readonly id: number; readonly item: number }) => ({
  organizationId: id,
  itemId: item,
});

/** What staff do with the things that their organization lets. */
export function manageRentalsRoutes({ db, transact }: ManageDependencies): ImplementedRoute[] {
  return [
    implement(contract.listStaffRentals, async ({ params: { id } }) => ({
      list: await listStaffRentals(db, id),
    })),
    implement(contract.getEditedRental, ({ params }) => readEditedRental(db, ownOf(params))),
    implement(contract.updateRentalTerms, ({ params, body, context }) =>
      transact(async ({ trx }) => {
        const { rules, ...terms } = body;
        await recordAudit(trx, context, { item: params.item, ...terms, rules: rules.length });
        await changeTerms(trx, ownOf(params), body);
        return readEditedRental(trx, ownOf(params));
      }),
    ),
    implement(contract.getRentalMonth, ({ params, query: { month } }) =>
      readMonth(db, ownOf(params), month),
    ),
    implement(contract.blockRental, ({ params, body, context }) =>
      transact(({ trx }) =>
        once(trx, context, async () => {
          const own = ownOf(params);
          const id = await blockDays(trx, own, body);
          const { note: _note, ...blocked } = body;
          await recordAudit(trx, context, { item: own.itemId, ...blocked });
          const [block] = await listBlocks(trx, [id]);
          return presentBlock(block!, (await findOwnRental(trx, own)).time_zone);
        }),
      ),
    ),
    implement(contract.unblockRental, ({ params, context }) =>
      transact(async ({ trx }) => {
        await recordAudit(trx, context, { block: params.block });
        await unblock(trx, params.id, params.block);
        return undefined;
      }),
    ),
  ];
}
