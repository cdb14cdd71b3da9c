import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/organizations';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { listPosts, presentImage, textIn } from '../catalog/index.ts';
import { findOrganization } from './organizations.queries.ts';
import { workingState } from './working-state.ts';

export function organizationsRoutes(db: Kysely<Tables>): ImplementedRoute[] {
  return [
    implement(contract.getOrganization, async ({ params, context: { locale } }) => {
      const row = await findOrganization(db, params.id);
      if (!row) throw new ApiError('not_found');
      return {
        id: row.id,
        title: row.title,
        description: textIn(row.descriptions, locale),
        type: textIn(row.type_titles, locale),
        image: row.logo && presentImage(row.logo),
        is_verified: row.verification_status === 'verified',
        city: row.city,
        country: row.country,
        address: row.address,
        latitude: row.latitude,
        longitude: row.longitude,
        phone: row.phone,
        site: row.site,
        working_hours: {
          state: workingState(row, new Date()),
          opens_at: row.opens_at?.slice(0, 5) ?? null,
          closes_at: row.closes_at?.slice(0, 5) ?? null,
        },
      };
    }),
    implement(contract.listOrganizationItems, ({ params, query, context: { locale } }) =>
      listPosts(db, { organization: params.id }, query, locale),
    ),
  ];
}
