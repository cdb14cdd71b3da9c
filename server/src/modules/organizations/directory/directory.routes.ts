import { listOrganizations as listAll } from '@karavan/shared-api/contract/organizations';
import * as contract from '@karavan/shared-api/contract/services';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import type { DirectoryTables } from './directory.tables.ts';
import { findServices, readService } from './find-services.ts';
import { listOrganizations, type ListParts } from './list-organizations.ts';
import { readMap } from './read-map.ts';
import { findServicesOf, setServices } from './set-services.ts';

interface DirectoryDependencies extends ListParts {
  readonly transact: Transact<DirectoryTables & OrganizationsTables & AuditTables>;
}

/** How people come upon organizations: lists, services and maps. */
export function directoryRoutes({
  db,
  transact,
  ...reading
}: DirectoryDependencies): ImplementedRoute[] {
  const parts = { db, ...reading };
  return [
    implement(listAll, ({ query, context }) => listOrganizations(parts, query, context)),
    implement(contract.listServices, async ({ context: { locale } }) => ({
      list: await findServices(db, locale),
    })),
    implement(contract.listServiceCategories, async ({ context: { locale } }) => ({
      list: (await findServices(db, locale)).map(({ id, title, icon }) => ({ id, title, icon })),
    })),
    implement(contract.getService, ({ params: { id }, context: { locale } }) =>
      readService(db, id, locale),
    ),
    implement(contract.listServiceOrganizations, ({ params, query, context }) =>
      listOrganizations(parts, { ...query, service: params.id }, context),
    ),
    implement(contract.readOrganizationsMap, ({ query }) =>
      readMap(db, { from: query.south_west, to: query.north_east }, query.service),
    ),
    implement(contract.getOrganizationServices, async ({ params: { id } }) => ({
      service_ids: await findServicesOf(db, id),
    })),
    implement(contract.setOrganizationServices, async ({ params: { id }, body, context }) => {
      const { service_ids: serviceIds } = body;
      await transact(async ({ trx }) => {
        await setServices(trx, { organizationId: id, serviceIds });
        await recordAudit(trx, context, { services: serviceIds.join(', ') });
      });
      return { service_ids: serviceIds };
    }),
  ];
}
