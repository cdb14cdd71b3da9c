import { sql, type SqlBool } from 'kysely';

/** Whether the feed of a person leaves an item in: a condition on `item`. */
export const isNotMutedBy = (person: number) => sql<SqlBool>`(
  item.organization_id not in (
    select muted.organization_id from organization_mute as muted where muted.user_id = ${person})
  and item.id not in (
    select dismissed.item_id from post_dismissal as dismissed where dismissed.user_id = ${person}))`;
