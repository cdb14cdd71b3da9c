import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

const load = () => import(/* webpackChunkName: "event-forms" */ './event-forms.tsx');

/** They load with their dialog, together with the schemas and the form kit. */
export const MoveForm = lazily(async () => (await load()).MoveForm, pageSkeleton, atOnce);
export const CancelForm = lazily(async () => (await load()).CancelForm, pageSkeleton, atOnce);
export const DatesForm = lazily(async () => (await load()).DatesForm, pageSkeleton, atOnce);
export const GuestForm = lazily(async () => (await load()).GuestForm, pageSkeleton, atOnce);
