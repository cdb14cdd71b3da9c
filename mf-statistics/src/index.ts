import { definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** Statistics for the staff of an organization. */
export default defineRemote({
  id: 'mf-statistics',
  contract: '^3.0.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    list: { path: '/statistics/:list' },
    rental: { path: '/statistics/rent/:id/orders' },
  }),
  overlays: [],
});
