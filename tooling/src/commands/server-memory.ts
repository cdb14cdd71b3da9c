/** What `npm start`, the image and the services of `deploy/` set for the server's process, so that it holds less memory. */
export const SERVER_MEMORY = {
  /**
   * In megabytes: what has just been made gets three times the first, instead of a hundred and more; and the heap, of
   * which a server uses 60 to 100, grows by a third at a time (`tend-heap.ts`) towards the second.
   */
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=768',
  /** Of glibc: its threads share two heaps, instead of each keeping what it has given back in one of its own. */
  MALLOC_ARENA_MAX: '2',
} as const;
