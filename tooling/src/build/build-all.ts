import { buildAll } from './index.ts';

/** Builds what has changed, as `npm start` does. */
await buildAll({ mode: 'production', log: console.log });
