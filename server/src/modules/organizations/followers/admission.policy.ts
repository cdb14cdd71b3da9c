import { sql, type RawBuilder } from 'kysely';
import { followedOrganizations } from '../organizations/index.ts';
import { workplacesOf } from '../staff/index.ts';

/** Null for a guest. */
export type Viewer = number | null | RawBuilder<number | null>;

/**
 * The gated organizations that let somebody in, as a selection of ids: those that have accepted them as a
 * follower, and those they work for. A guest has none. Everybody else's are public.
 */
export const organizationsAdmitting = (viewer: Viewer): RawBuilder<number> => {
  const person = sql<number>`${viewer}::bigint`;
  return sql<number>`(
    ${followedOrganizations(person)} union all ${workplacesOf(person)})`;
};
