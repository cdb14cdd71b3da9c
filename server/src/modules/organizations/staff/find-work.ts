import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import {
  organizationColor,
  selectOrganizations,
  type OrganizationsTables,
} from '../organizations/index.ts';
import { membershipsOf } from './staff.policy.ts';
import type { StaffTables } from './staff.tables.ts';

type Work = Pick<Me, 'organizations' | 'is_courier'>;

type OrderKinds = Me['organizations'][number]['order_kinds'];

/**
 * Finds where people work and what they may do there.
 * @param orderKindsOf what has been ordered of an organization so far, as orders tell
 */
export function createFindWork(
  db: Kysely<StaffTables & OrganizationsTables & FilesTables>,
  orderKindsOf: (organization: Expression<number>) => RawBuilder<OrderKinds>,
) {
  return async (userId: number): Promise<Work> => {
    const rows = await db
      .selectFrom(membershipsOf(userId).as('member'))
      .innerJoin(selectOrganizations().as('organization'), (join) =>
        join.onRef('organization.id', '=', 'member.organization_id'),
      )
      .select((eb) => [
        selectPicture(eb.ref('organization.image_id')).as('logo'),
        'organization.id',
        'organization.title',
        'member.is_owner',
        'member.permissions',
        'organization.time_zone',
        orderKindsOf(sql.ref('organization.id')).as('order_kinds'),
        'organization.is_delivery_service',
      ])
      .orderBy('organization.title')
      .execute();
    return {
      is_courier: rows.some(({ is_delivery_service }) => is_delivery_service),
      organizations: rows.map(
        ({ id, title, logo, is_owner, permissions, time_zone, order_kinds }) => ({
          id,
          title,
          image: logo && presentImage(logo),
          color: organizationColor(id, logo?.color),
          is_owner,
          permissions,
          time_zone,
          order_kinds,
        }),
      ),
    };
  };
}
