import type { Image } from '@karavan/shared-api/contract/common';
import type { Locale } from '@karavan/shared-api/contract/locales';

/** What other sites show of a page when somebody shares its address. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  readonly image: Image | null;
  /** The Open Graph type, and properties beyond those that every page has. */
  readonly type: string;
  readonly properties: Readonly<Record<string, string>>;
  /** The thing in the words of schema.org; name, description, picture and address are added. */
  readonly thing: Readonly<Record<string, unknown>>;
}

/**
 * Finds the preview of the thing that an address names, by `id` as it stands there; null for what is
 * not there, or what not everybody may see.
 */
export type FindPreview = (id: string, locale: Locale) => Promise<PagePreview | null>;

/** A preview by number; nothing else names a thing. */
export const previewById =
  (find: (id: number, locale: Locale) => Promise<PagePreview | null>): FindPreview =>
  async (id, locale) =>
    /^[1-9]\d{0,14}$/.test(id) ? find(Number(id), locale) : null;
