import { definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** What the shell learns of this remote: its pages and overlays, and where their code is. */
export default defineRemote({
  id: 'mf-example',
  contract: '^3.1.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    arrivals: { path: '/example', access: 'public', ssr: true },
  }),
  overlays: [],
});
