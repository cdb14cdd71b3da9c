import type { Kysely } from 'kysely';
import * as editing from '@karavan/shared-api/contract/organization-editing';
import * as contract from '@karavan/shared-api/contract/organizations';
import { listSubscribedOrganizations } from '@karavan/shared-api/contract/subscriptions';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import {
  implement,
  implementShared,
  type ImplementedRoute,
} from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { BlocksTables } from '../blocks/index.ts';
import { followOrganization, unfollowOrganization } from './change-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listTypes } from './list-types.ts';
import { presentOrganization } from './organizations.presenter.ts';
import { findOrganization } from './organizations.queries.ts';
import type { OrganizationsTables } from './organizations.tables.ts';
import { readSettings } from './read-settings.ts';
import { updateOrganization } from './update-organization.ts';

interface OrganizationsDependencies {
  readonly db: Kysely<OrganizationsTables & FilesTables>;
  readonly transact: Transact<OrganizationsTables & BlocksTables & FilesTables & AuditTables>;
  /** What the page shows of discounts; the modules that sell tell. */
  readonly findDiscountCards: (
    organizationId: number,
    viewer: number | null,
  ) => Promise<contract.DiscountCard[]>;
}

export function organizationsRoutes({
  db,
  transact,
  findDiscountCards,
}: OrganizationsDependencies): ImplementedRoute[] {
  return [
    implementShared(
      contract.getOrganization,
      async ({ params: { id }, context: { actor, locale } }) => {
        const [row, cards] = await Promise.all([
          findOrganization(db, id),
          findDiscountCards(id, actor?.userId ?? null),
        ]);
        if (!row) throw new ApiError('not_found');
        return presentOrganization({ row, cards, now: new Date(), locale });
      },
    ),
    implement(contract.getOrganizationTitle, async ({ params: { id } }) => {
      const row = await db
        .selectFrom('organization')
        .select('title')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw new ApiError('not_found');
      return row;
    }),
    implement(editing.listOrganizationTypes, async ({ context: { locale } }) => ({
      list: (await listTypes(db, locale)).map(({ id, title }) => ({ id, title })),
    })),
    implement(editing.listAllOrganizationTypes, async ({ context: { locale } }) => ({
      list: await listTypes(db, locale),
    })),
    implement(editing.getOrganizationSettings, ({ params: { id } }) => readSettings(db, id)),
    implement(editing.updateOrganization, ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const { version, ...input } = body;
      return transact(async (unit) => {
        const { trx } = unit;
        await updateOrganization(unit, { id, editorId: userId, input, version });
        await recordAudit(trx, context, { version: version + 1, title: input.title });
        return readSettings(trx, id);
      });
    }),
    implement(listSubscribedOrganizations, ({ query, context: { actor, locale } }) =>
      listSubscriptions(db, requireActor(actor).userId, query, locale),
    ),
    implement(contract.followOrganization, ({ params: { id }, context: { actor } }) =>
      transact((unit) =>
        followOrganization(unit, { organizationId: id, userId: requireActor(actor).userId }),
      ),
    ),
    implement(contract.unfollowOrganization, ({ params: { id }, context: { actor } }) =>
      unfollowOrganization(db, { organizationId: id, userId: requireActor(actor).userId }),
    ),
  ];
}
