import { createElement } from 'react';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';

const load = () => import(/* webpackChunkName: "profile-forms" */ './forms.ts');
const placeholder = createElement(PageSkeleton);

/** One chunk, which loads beside what the forms show, with the schemas and the form kit. */
export const DetailsForm = lazily(async () => (await load()).DetailsForm, placeholder);
export const ContactsForm = lazily(async () => (await load()).ContactsForm, placeholder);
export const SocialsForm = lazily(async () => (await load()).SocialsForm, placeholder);
