import { atOnce, lazily } from '@karavan/shared-ui/lazily';

/** Loads once something is chosen, together with its dialogs. */
export const BatchBar = lazily(
  async () => (await import(/* webpackChunkName: "items-batch" */ './batch-bar.tsx')).BatchBar,
  null,
  atOnce,
);
