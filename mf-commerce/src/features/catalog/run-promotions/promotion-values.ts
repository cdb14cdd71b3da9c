import type { PickedItem } from '@karavan/shared-api/contract/collections';
import {
  PromotionInput as Schema,
  type EditedPromotion,
  type PromotionInput,
} from '@karavan/shared-api/contract/promotions';
import type { Form, SchemaOf } from '@karavan/shared-api/form';

/** What the promotion is for; the form shows the fields of one of them. */
type PromotionScope = 'all' | 'items' | 'category';

/** Items, picture and scope stand in the form together with what is seen of them, so that a kept draft shows them too. */
interface PromotionValues extends PromotionInput {
  readonly items: PickedItem[];
  /** The address of the picture. */
  readonly picture: string | null;
  readonly scope: PromotionScope;
}

export type PromotionFormOf = Form<PromotionValues, EditedPromotion>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const promotionSchema = Schema as unknown as SchemaOf<PromotionValues>;

/** As a person types it: whole sums without digits behind the point. */
const typed = (amount: string | null) => amount?.replace(/\.0+$/, '') ?? null;

/** @param now when a new promotion begins */
export function valuesOf(stored: EditedPromotion | null, now: Date): PromotionValues {
  if (!stored) {
    return {
      title: '',
      text: '',
      translations: [],
      percent: '10',
      amount: null,
      category: null,
      item_ids: [],
      minimum: null,
      quota: null,
      per_person: null,
      code: null,
      with_card: false,
      is_listed: true,
      starts_at: now.toISOString(),
      ends_at: null,
      items: [],
      picture: null,
      scope: 'all',
    };
  }
  const { id: _id, version: _version, state: _state, used: _used, image, ...values } = stored;
  return {
    ...values,
    amount: typed(values.amount),
    minimum: typed(values.minimum),
    item_ids: values.items.map(({ id }) => id),
    picture: image?.medium ?? null,
    scope: values.items.length > 0 ? 'items' : values.category === null ? 'all' : 'category',
  };
}

/** What is sent of it. */
export function inputOf({
  items,
  picture: _picture,
  scope,
  ...values
}: PromotionValues): PromotionInput {
  return {
    ...values,
    item_ids: scope === 'items' ? items.map(({ id }) => id) : [],
    category: scope === 'category' ? values.category : null,
  };
}
