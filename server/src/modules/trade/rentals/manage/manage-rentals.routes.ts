import type { Kysely } from 'kysely';
import * as offers from '@karavan/shared-api/contract/rental-offers';
import * as contract from '@karavan/shared-api/contract/rental-terms';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { once } from '../../../../platform/idempotency/once.ts';
import { deleteLetting, duplicateLetting } from '../../../catalog/items/index.ts';
import {
  blockDays,
  changeTerms,
  copyRules,
  findOwnRental,
  listBlocks,
  unblock,
} from '../../rental-periods/index.ts';
import { presentBlock, readMonth } from './read-month.ts';
import { listStaffRentals, readEditedRental, readRentalOffer } from './read-rental.ts';
import { createRental, updateRental } from './store-rental.ts';

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
    implement(offers.createRental, ({ params: { id: organizationId }, body, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const itemId = await createRental(trx, { organizationId, editorId, input: body });
          await recordAudit(trx, context, { item: itemId, status: body.status });
          return readRentalOffer(trx, { organizationId, itemId, locale: context.locale });
        }),
      );
    }),
    implement(offers.deleteRental, ({ params, context }) =>
      transact(async ({ trx }) => {
        await deleteLetting(trx, ownOf(params));
        await recordAudit(trx, context, { item: params.item });
        return undefined;
      }),
    ),
    implement(offers.duplicateRental, ({ params, context }) =>
      transact(({ trx }) =>
        once(trx, context, async () => {
          const own = ownOf(params);
          const itemId = await duplicateLetting(trx, own);
          await copyRules(trx, { from: own.itemId, to: itemId });
          await recordAudit(trx, context, { item: itemId, copied: own.itemId });
          return readRentalOffer(trx, { ...own, itemId, locale: context.locale });
        }),
      ),
    ),
    implement(offers.getRentalOffer, ({ params, context: { locale } }) =>
      readRentalOffer(db, { ...ownOf(params), locale }),
    ),
    implement(offers.updateRentalOffer, ({ params, body: { version, ...input }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const own = { ...ownOf(params), locale: context.locale };
      return transact(async ({ trx }) => {
        await updateRental(trx, { ...own, editorId, input, version });
        const { status, price, unit, quantity } = input;
        const item = own.itemId;
        await recordAudit(trx, context, {
          item,
          version: version + 1,
          status,
          price,
          unit,
          quantity,
        });
        return readRentalOffer(trx, own);
      });
    }),
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
