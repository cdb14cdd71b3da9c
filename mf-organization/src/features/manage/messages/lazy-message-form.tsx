import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after the page, together with the schemas and the form kit. */
export const MessageForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "message-form" */ './message-form.tsx')).MessageForm,
  <SkeletonRow />,
);
