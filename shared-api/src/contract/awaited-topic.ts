/** How the names of pages that are still to be built begin; the topic follows. */
export const AWAITED = 'awaited ';

/** What will be on a page that is still to be built; undefined for all others. */
export const awaitedTopic = (name: string): string | undefined =>
  name.startsWith(AWAITED) ? name.slice(AWAITED.length) : undefined;
