import { lazily } from '@karavan/shared-ui/lazily';

/** Loads after its page. */
export const ArchiveEvent = lazily(
  async () =>
    (await import(/* webpackChunkName: "archive-event" */ './archive-event.tsx')).ArchiveEvent,
);
