import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../organizations/followers/index.ts';

/** Whether a person wants to see something of an organization: a condition on the column of its id. */
export const isUnmutedBy = (
  organizationId: RawBuilder<number>,
  person: NonNullable<Viewer>,
) => sql<SqlBool>`
  ${organizationId} not in (
    select muted.organization_id from organization_mute as muted where muted.user_id = ${person})`;

/** Whether the feed of a person leaves an item in: a condition on `item`. */
export const isNotMutedBy = (person: NonNullable<Viewer>) => sql<SqlBool>`(
  ${isUnmutedBy(sql`item.organization_id`, person)}
  and item.id not in (
    select dismissed.item_id from post_dismissal as dismissed where dismissed.user_id = ${person}))`;
