import { z } from 'zod/mini';
import { Id } from './common.ts';

/** Somebody as others see them. */
export const PersonCard = z.object({
  id: Id,
  full_name: z.string(),
  avatar: z.nullable(z.string()),
});
export type PersonCard = z.output<typeof PersonCard>;
