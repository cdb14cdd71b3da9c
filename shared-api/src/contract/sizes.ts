import { z } from 'zod/mini';
import { CategoryId } from './feed.ts';
import { defineRoute } from './route.ts';
import { SIZE_FORMATS } from './size-formats.ts';

/** A usual size, and the format that it belongs to. */
export const AvailableSize = z.object({
  size: z.string(),
  format_criteria: z.enum(SIZE_FORMATS),
});
export type AvailableSize = z.output<typeof AvailableSize>;

export const listSizes = defineRoute({
  method: 'GET',
  path: '/sizes/',
  summary: 'The usual sizes of a category, format by format, from small to large',
  permission: 'public',
  query: z.object({ category: CategoryId }),
  responses: { 200: z.object({ list: z.array(AvailableSize) }) },
  errors: ['not_found'],
});
