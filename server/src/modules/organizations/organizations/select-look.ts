import { expressionBuilder, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** How an organization was called and looked, and where it was, when something was written that keeps the look. */
export function selectLook(lookId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<OrganizationsTables & FilesTables, never>()
      .selectFrom('organization_look')
      .select(['organization_look.title', 'organization_look.address'])
      .select((eb) => selectPicture(eb.ref('organization_look.image_id')).as('logo'))
      .where('organization_look.id', '=', lookId),
  );
}
