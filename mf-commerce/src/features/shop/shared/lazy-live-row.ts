import { lazily } from '@karavan/shared-ui/lazily';

/** Comes after what it keeps; guests have no stream and never load it. */
export const LiveRow = lazily(
  async () => (await import(/* webpackChunkName: "live-row" */ './live-row.tsx')).LiveRow,
);
