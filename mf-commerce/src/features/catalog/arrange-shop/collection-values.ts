import {
  CollectionInput as Schema,
  type CollectionInput,
  type EditedCollection,
  type PickedItem,
} from '@karavan/shared-api/contract/collections';
import type { Form, SchemaOf } from '@karavan/shared-api/form';

export type RuleValues = NonNullable<CollectionInput['rule']>;

/** The items and the picture stand in the form together with what is seen of them, so that a kept draft shows them too. */
export interface CollectionValues extends CollectionInput {
  readonly items: PickedItem[];
  /** The address of the picture. */
  readonly picture: string | null;
}

export type CollectionFormOf = Form<CollectionValues, EditedCollection>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const collectionSchema = Schema as unknown as SchemaOf<CollectionValues>;

/** What a new automatic collection begins with. */
export const NEW_RULE: RuleValues = {
  category: null,
  price_from: null,
  price_to: null,
  new_days: 30,
  discounted: false,
};

const BLANK = {
  title: '',
  translations: [],
  is_published: true,
  rule: null,
  item_ids: [],
  items: [],
  picture: null,
};

/** As a person types it: whole sums without digits behind the point. */
const typed = (amount: string | null) => amount?.replace(/\.0+$/, '') ?? null;

/** What is stored, as the form begins with it. */
export function valuesOf(stored: EditedCollection | null): CollectionValues {
  if (!stored) return BLANK;
  const { title, translations, is_published, rule, items, image } = stored;
  return {
    title,
    translations,
    is_published,
    rule: rule && {
      ...rule,
      price_from: typed(rule.price_from),
      price_to: typed(rule.price_to),
    },
    item_ids: items.map(({ id }) => id),
    items,
    picture: image?.medium ?? null,
  };
}

/** What is sent of it. */
export function inputOf({
  items,
  picture: _picture,
  ...values
}: CollectionValues): CollectionInput {
  return { ...values, item_ids: values.rule ? [] : items.map(({ id }) => id) };
}
