import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/banners';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../platform/idempotency/once.ts';
import type { BannerTables } from './banners.queries.ts';
import type { BannerCounter } from './count-banners.ts';
import { moveBanner, orderBanners } from './editing/arrange-banners.ts';
import { findStaffBanners, readEditedBanner } from './editing/read-edited.ts';
import { createBanner, updateBanner } from './editing/store-banner.ts';
import { findBannerLink, findBanners } from './read-banners.ts';
import { findPartnerBanners, hidePartnerBanner } from './sharing/partner-banners.ts';
import { findBannerOrganizations, shareBanner } from './sharing/share-banner.ts';

interface BannersParts {
  readonly db: Kysely<BannerTables>;
  readonly transact: Transact<BannerTables & AuditTables & IdempotencyTables>;
  readonly counter: Pick<BannerCounter, 'add'>;
}

export function bannersRoutes(parts: BannersParts): ImplementedRoute[] {
  const { db, counter } = parts;
  return [
    implement(contract.listBanners, async ({ query, context: { actor, locale } }) => ({
      list: await findBanners(db, query, { viewer: actor?.userId ?? null, locale }),
    })),
    implement(contract.getBannerLink, ({ params: { id }, context: { actor, locale } }) =>
      findBannerLink(db, id, { viewer: actor?.userId ?? null, locale }),
    ),
    implement(contract.countBanners, async ({ body, context: { address } }) => {
      counter.add({ ...body, address });
      return undefined;
    }),
    ...editingRoutes(parts),
    ...sharingRoutes(parts),
  ];
}

/** What staff do with the banners of their organization. */
function editingRoutes({ db, transact }: BannersParts): ImplementedRoute[] {
  return [
    implement(contract.listStaffBanners, async ({ params: { id } }) => ({
      list: await findStaffBanners(db, id),
    })),
    implement(contract.createBanner, ({ params, body: input, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const organizationId = params.id;
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const id = await createBanner(trx, { organizationId, editorId, input });
          await recordAudit(trx, context, { banner: id, text: input.text });
          return readEditedBanner(trx, organizationId, id);
        }),
      );
    }),
    implement(contract.orderBanners, ({ params: { id }, body, context }) =>
      transact(async ({ trx }) => {
        const order = await orderBanners(trx, id, body.banner_ids);
        await recordAudit(trx, context, { banners: order.join(',') });
        return undefined;
      }),
    ),
    implement(contract.getEditedBanner, ({ params }) =>
      readEditedBanner(db, params.id, params.banner),
    ),
    implement(contract.updateBanner, ({ params, body: { version, ...input }, context }) => {
      const { userId: editorId } = requireActor(context.actor);
      const { id: organizationId, banner: id } = params;
      return transact(async ({ trx }) => {
        await updateBanner(trx, { id, version, organizationId, editorId, input });
        await recordAudit(trx, context, { banner: id, version: version + 1, text: input.text });
        return readEditedBanner(trx, organizationId, id);
      });
    }),
    implement(contract.moveBanner, ({ params: { id, banner }, body: { action }, context }) =>
      transact(async ({ trx }) => {
        await moveBanner(trx, { organizationId: id, id: banner, action });
        await recordAudit(trx, context, { banner, action });
        return readEditedBanner(trx, id, banner);
      }),
    ),
  ];
}

/** What partners show of each other. */
function sharingRoutes({ db, transact }: BannersParts): ImplementedRoute[] {
  return [
    implement(contract.listBannerOrganizations, async ({ params, context: { locale } }) => ({
      list: await findBannerOrganizations(
        db,
        { organizationId: params.id, id: params.banner },
        locale,
      ),
    })),
    implement(contract.shareBanner, ({ params, body: { organization_ids }, context }) => {
      const own = { organizationId: params.id, id: params.banner };
      return transact(async ({ trx }) => {
        await shareBanner(trx, own, organization_ids);
        await recordAudit(trx, context, { banner: own.id, partners: organization_ids.join(',') });
        return { list: await findBannerOrganizations(trx, own, context.locale) };
      });
    }),
    implement(contract.listPartnerBanners, async ({ params: { id }, context }) => ({
      list: await findPartnerBanners(db, id, {
        viewer: requireActor(context.actor).userId,
        locale: context.locale,
      }),
    })),
    implement(contract.hidePartnerBanner, ({ params, body: { banner_id, is_hidden }, context }) => {
      const shared = { organizationId: params.id, id: banner_id };
      return transact(async ({ trx }) => {
        await hidePartnerBanner(trx, shared, is_hidden);
        await recordAudit(trx, context, { banner: shared.id, hidden: is_hidden });
        return undefined;
      });
    }),
  ];
}
