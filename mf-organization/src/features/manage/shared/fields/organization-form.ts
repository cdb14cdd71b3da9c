import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import type { Form, SchemaOf, ValuesOf } from '@karavan/shared-api/form';

/** Pictures stand in the form together with what is seen of them, so that a kept draft shows them too. */
export interface OrganizationValues extends ValuesOf<typeof OrganizationInput> {
  readonly image: Picture | null;
  readonly banner: Picture | null;
}

/** What the fields of an organization need of the form that they stand in. */
export type OrganizationForm = Pick<
  Form<OrganizationValues, unknown>,
  'values' | 'text' | 'control'
>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const organizationSchema = OrganizationInput as unknown as SchemaOf<OrganizationValues>;

/** No picture has been chosen yet: what is stored stays. */
export const NONE_CHOSEN = { image_id: undefined, banner_id: undefined };

/** What is sent of it. */
export const inputOf = ({
  image: _image,
  banner: _banner,
  ...values
}: OrganizationValues): OrganizationInput => values;
