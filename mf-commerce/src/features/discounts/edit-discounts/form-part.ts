import type { updateDiscounts } from '@karavan/shared-api/contract/discounts';
import type { Form, ValuesOf } from '@karavan/shared-api/form';

/** What the fields of a card need of the form that they stand in. */
export type DiscountsFormPart = Pick<
  Form<ValuesOf<typeof updateDiscounts.body>, unknown>,
  'control'
>;
