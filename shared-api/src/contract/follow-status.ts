import { z } from 'zod/mini';

/**
 * How somebody stands to an organization. Following a gated one is `requested` first; whoever was
 * `declined` may ask again after some days.
 */
export const FollowStatus = z.enum(['none', 'requested', 'accepted', 'declined']);
export type FollowStatus = z.output<typeof FollowStatus>;
