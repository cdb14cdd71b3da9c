import { lazily } from '@karavan/shared-ui/lazily';

/** Most events have a network at the entrance. */
export const OfflineDoor = lazily(
  async () =>
    (await import(/* webpackChunkName: "offline-door" */ './offline-door.tsx')).OfflineDoor,
);
