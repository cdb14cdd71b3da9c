import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/promotions';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { deletePromotion, movePromotion } from './editing/move-promotion.ts';
import { findStaffPromotions, readEditedPromotion } from './editing/read-edited.ts';
import { createPromotion, updatePromotion } from './editing/store-promotion.ts';
import { sumPromotion } from './promotion-stats.ts';
import { findPromotion, findPromotions } from './read-promotions.ts';

export function promotionsRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): ImplementedRoute[] {
  return [
    implement(contract.listPromotions, ({ query, context: { actor, locale } }) =>
      findPromotions(db, query, { viewer: actor?.userId ?? null, locale }),
    ),
    implement(contract.getPromotion, ({ params: { id }, query, context: { actor, locale } }) =>
      findPromotion(db, { id, code: query.code }, { viewer: actor?.userId ?? null, locale }),
    ),
    ...editingRoutes(db, transact),
  ];
}

/** What staff do with the promotions of their organization. */
function editingRoutes(db: Kysely<Tables>, transact: Transact<Tables>): ImplementedRoute[] {
  return [
    implement(contract.listStaffPromotions, ({ params: { id }, query, context }) =>
      findStaffPromotions(db, id, query, context.locale),
    ),
    implement(contract.createPromotion, ({ params, body: input, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const organizationId = params.id;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const id = await createPromotion(trx, { organizationId, editorId, input });
          await recordAudit(trx, context, { promotion: id, title: input.title });
          return readEditedPromotion(trx, organizationId, id);
        }),
      );
    }),
    implement(contract.getEditedPromotion, ({ params }) =>
      readEditedPromotion(db, params.id, params.promo),
    ),
    implement(contract.updatePromotion, ({ params, body: { version, ...input }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const { id: organizationId, promo: id } = params;
      return transact(async ({ trx }) => {
        await updatePromotion(trx, { id, version, organizationId, editorId, input });
        await recordAudit(trx, context, {
          promotion: id,
          version: version + 1,
          title: input.title,
        });
        return readEditedPromotion(trx, organizationId, id);
      });
    }),
    implement(contract.movePromotion, ({ params: { id, promo }, body, context }) =>
      transact(async ({ trx }) => {
        await movePromotion(trx, { organizationId: id, id: promo }, body.action);
        await recordAudit(trx, context, { promotion: promo, action: body.action });
        return readEditedPromotion(trx, id, promo);
      }),
    ),
    implement(contract.deletePromotion, ({ params: { id, promo }, context }) =>
      transact(async ({ trx }) => {
        await deletePromotion(trx, { organizationId: id, id: promo });
        await recordAudit(trx, context, { promotion: promo });
        return undefined;
      }),
    ),
    implement(contract.getPromotionStats, ({ params: { id }, query: { promo } }) =>
      sumPromotion(db, { organizationId: id, id: promo }),
    ),
  ];
}
