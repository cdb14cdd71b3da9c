import type { Generated, JSONColumnType } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';

export type PromotionStatus = 'draft' | 'active' | 'paused' | 'ended';

/** Title and text by language. */
export type PromotionTranslations = Partial<
  Record<Locale, { readonly title: string; readonly text: string }>
>;

interface PromotionTable {
  id: Generated<number>;
  organization_id: number;
  status: Generated<PromotionStatus>;
  title: string;
  text: Generated<string>;
  /** In other languages. */
  translations: JSONColumnType<PromotionTranslations, string | undefined, string>;
  file_id: number | null;
  /** Hundredths of a percent, where it takes off a part. */
  basis_points: number | null;
  /** Minor units of the organization's currency, where it takes off a sum. */
  amount: number | null;
  /** With those below it. */
  category_id: number | null;
  /** It is for the rows of `promotion_item` alone. */
  has_items: Generated<boolean>;
  /** Minor units that a purchase must come to. */
  minimum: Generated<number>;
  quota: number | null;
  per_person: number | null;
  /** Orders that were not rejected; counted by the database. */
  used: Generated<number>;
  /** In upper case; null where it counts by itself. */
  code: string | null;
  with_card: Generated<boolean>;
  is_listed: Generated<boolean>;
  starts_at: Generated<Date>;
  ends_at: Date | null;
  /** Counted up by every edit. */
  version: Generated<number>;
  created_at: Generated<Date>;
}

export interface PromotionsTables {
  promotion: PromotionTable;
  /** Places begin at 0. */
  promotion_item: {
    promotion_id: number;
    item_id: number;
    position: number;
  };
}
