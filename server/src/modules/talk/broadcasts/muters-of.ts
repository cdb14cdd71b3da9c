import { expressionBuilder } from 'kysely';
import type { BroadcastsTables } from './broadcasts.tables.ts';

/** Who wants to hear nothing from an organization, as a selection of their ids. */
export const mutersOf = (organizationId: number) =>
  expressionBuilder<BroadcastsTables>()
    .selectFrom('broadcast_mark')
    .select('broadcast_mark.user_id')
    .where('broadcast_mark.organization_id', '=', organizationId)
    .where('broadcast_mark.is_muted', '=', true);
