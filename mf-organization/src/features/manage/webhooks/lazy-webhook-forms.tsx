import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Load after their page, together with the schemas and the form kit. */
const load = () => import(/* webpackChunkName: "webhook-forms" */ './webhook-forms.tsx');

export const NewWebhookForm = lazily(async () => (await load()).NewWebhookForm, <SkeletonRow />);
export const ChangeWebhookForm = lazily(
  async () => (await load()).ChangeWebhookForm,
  <SkeletonRow />,
);
