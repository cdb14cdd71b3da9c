import { z } from 'zod/mini';
import { LOCALIZATION_VERSION } from './limits.ts';
import { LOCALES } from './locales.ts';
import { defineRoute } from './route.ts';

const Texts = z.record(z.string(), z.string());

export const getDictionary = defineRoute({
  method: 'GET',
  path: '/dictionary/{locale}/',
  summary:
    'The texts that every client shares, in one language; `If-None-Match` saves fetching them again',
  permission: 'public',
  params: z.object({ locale: z.enum(LOCALES) }),
  query: z.object({ version: z.optional(z.literal(LOCALIZATION_VERSION)) }),
  responses: {
    200: z.object({
      version: z.literal(LOCALIZATION_VERSION),
      locale: z.enum(LOCALES),
      texts: z.object({
        /** By error code; `{wait}` stands for the time to wait. */
        errors: Texts,
        /** By problem of a field; `{{limit}}` stands for its limit. */
        fields: Texts,
        /** By situation of an order and by action. */
        orders: Texts,
        /** Titles, by type of notification. */
        notifications: Texts,
      }),
    }),
    304: null,
  },
});
