/**
 * What `npm start`, the image and the services of `deploy/` give to Node as NODE_OPTIONS, in megabytes: what has
 * just been made gets three times the first, instead of a hundred and more; and the heap, of which a server
 * uses 60 to 100, grows by half at a time (`tend-heap.ts`) towards the second.
 */
export const SERVER_NODE_OPTIONS = '--max-semi-space-size=24 --max-old-space-size=768';
