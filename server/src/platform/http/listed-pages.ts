/** A public page about one thing, for search engines. */
export interface ListedPage {
  readonly id: number;
  readonly path: string;
}

/**
 * Finds the pages of one kind that everybody may see and find: those of the ids above `after`, in their order, up to
 * the limit.
 */
export type FindListedPages = (after: number, limit: number) => Promise<readonly ListedPage[]>;
