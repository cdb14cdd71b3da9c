import { sql } from 'kysely';

/** What becomes of the role where a membership or an invitation ends: its name stays. */
export const PAST_ROLE = {
  role_title: sql<string | null>`(select title from role where role.id = membership.role_id)`,
  role_id: null,
};
