import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Load after their page, together with the schemas and the form kit. */
const load = () => import(/* webpackChunkName: "payment-system-forms" */ './system-forms.tsx');

export const NewSystemForm = lazily(async () => (await load()).NewSystemForm, <SkeletonRow />);
export const SystemForm = lazily(async () => (await load()).SystemForm, <SkeletonRow />);
