export { registerDocuments } from './document.plugin.ts';
export { createRenderPool, type RenderPool } from './first-screens/render-pool.ts';
export { callInside } from './first-screens/guest-api.ts';
export { createRenderTrial } from './first-screens/render-trial.ts';
export { registerSitemaps } from './sitemaps/register-sitemaps.ts';
