import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import type { Form, ValuesOf } from '@karavan/shared-api/form';

export type OrganizationValues = ValuesOf<typeof OrganizationInput>;

/** What the fields of an organization need of the form that they stand in. */
export type OrganizationForm = Pick<
  Form<OrganizationValues, unknown>,
  'values' | 'text' | 'control'
>;
