export { ContactsForm } from './contacts/contacts-form.tsx';
export { DetailsForm } from './details/details-form.tsx';
export { SocialsForm } from './socials/socials-form.tsx';
