import * as feed from './feed.ts';

/**
 * All routes of `/api/v1`, by domain: every value made with `defineRoute` in the domain's file.
 * The server registers from here and the endpoint generator reads it.
 */
export const domains = { feed } as const;
