import type { Generated, JSONColumnType } from 'kysely';
import type { Texts } from '../../../platform/texts/texts.ts';

export interface CollectionTable {
  id: Generated<number>;
  organization_id: number;
  /** From 0 without gaps. */
  position: number;
  title: string;
  /** In other languages. */
  titles: JSONColumnType<Partial<Texts>, string | undefined, string>;
  file_id: number | null;
  is_published: boolean;
  /** All that fits the conditions below is in it, and nothing else. */
  is_automatic: boolean;
  category_id: number | null;
  /** Minor units of the organization's currency. */
  price_from: number | null;
  price_to: number | null;
  new_days: number | null;
  is_discounted: boolean;
  /** Counted up by every edit. */
  version: Generated<number>;
  created_at: Generated<Date>;
}

export interface CollectionsTables {
  /** Whoever arranges the shop of an organization holds its row. */
  shop_shelf: {
    organization_id: number;
    arrangements: Generated<number>;
  };
  collection: CollectionTable;
  /** What is chosen by hand; places begin at 0. */
  collection_item: {
    collection_id: number;
    item_id: number;
    position: number;
  };
  /** What goes with an item; places begin at 0. */
  item_selection: {
    item_id: number;
    goes_with_id: number;
    position: number;
  };
}
