import { z } from 'zod/mini';
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from './limits.ts';
import { LOCALES } from './locales.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** An item's texts in the caller's language. */
export const Translation = z.object({
  title: z.string(),
  description: z.string(),
  language: z.enum(LOCALES),
});
export type Translation = z.output<typeof Translation>;

export const translate = defineRoute({
  method: 'POST',
  path: '/translate/',
  summary: 'Translates an item’s title and description into the language of Accept-Language',
  permission: 'public',
  body: z.object({
    title: text(ITEM_NAME_LENGTH, { isOptional: true }),
    description: text(ITEM_DESCRIPTION_LENGTH, { isOptional: true, hasLines: true }),
  }),
  responses: { 200: Translation },
  errors: ['translation_failed'],
});
