/**
 * What `npm start`, the image and the services of `deploy/` give to Node as NODE_OPTIONS. Three halves of so
 * many megabytes hold what has just been made; by default there is room for 134, which are all in use soon.
 */
export const SERVER_NODE_OPTIONS = '--max-semi-space-size=16';
