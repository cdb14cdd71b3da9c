/** A public page about one thing, for search engines. */
export interface ListedPage {
  readonly id: number;
  readonly path: string;
}

/**
 * Finds the pages of one kind that are there for everybody and found by everybody: those of the ids above
 * `after` in their order, so many of them at most.
 */
export type FindListedPages = (after: number, limit: number) => Promise<readonly ListedPage[]>;
