import { z } from 'zod/mini';
import { OrganizationCard } from './feed.ts';

/** Where a link leads that leaves this site, and whose it is: what people are told before. */
export const OutsideLink = z.object({
  /** Of the scheme https. */
  url: z.string(),
  organization: OrganizationCard,
});
export type OutsideLink = z.output<typeof OutsideLink>;
