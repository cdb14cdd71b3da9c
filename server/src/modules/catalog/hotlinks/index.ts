export { addUpHotlinks, createHotlinkCounter, type HotlinkCounter } from './count-hotlinks.ts';
export { hotlinksRoutes } from './hotlinks.routes.ts';
export type { HotlinksTables } from './hotlinks.tables.ts';
export { createFindListedHotlinks } from './listed-pages.ts';
export { setHotlinks } from './set-hotlinks.ts';
