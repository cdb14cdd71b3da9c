import type { AppliedPromotion, TypedCode } from '@karavan/shared-api/contract/carts';
import type { Money } from '@karavan/shared-api/contract/common';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Promotion } from '@karavan/shared-api/contract/promotions';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import type { PromotedSale } from './price-promotions.ts';
import type { PromotionRow } from './promotions.queries.ts';

export function presentPromotion(row: PromotionRow, locale: Locale): Promotion {
  const money = (minor: number) => presentMoney(minor, row.currency);
  return {
    id: row.id,
    organization: presentOrganizationCard(row, locale),
    title: row.translations[locale]?.title ?? row.title,
    image: row.image && presentImage(row.image),
    percent: row.basis_points === null ? null : presentPercent(row.basis_points),
    amount: row.amount === null ? null : money(row.amount),
    scope: row.has_items ? 'items' : row.category_id === null ? 'all' : 'category',
    minimum: row.minimum === 0 ? null : money(row.minimum),
    code: row.code,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    time_zone: row.time_zone,
    left: row.quota === null ? null : row.quota - row.used,
  };
}

interface PresentedSale {
  readonly promotion?: AppliedPromotion;
  readonly card_discount?: Money;
  readonly promotion_code?: TypedCode;
}

/** What a cart and the till say of promotions; nothing where there is nothing to say. */
export function presentPromotedSale(
  { counting, typed, discount }: Pick<PromotedSale, 'counting' | 'typed' | 'discount'>,
  currency: string,
  locale: Locale,
): PresentedSale {
  const money = (minor: number) => presentMoney(minor, currency);
  return {
    ...(counting && {
      promotion: {
        id: counting.promotion.id,
        title: counting.promotion.translations[locale]?.title ?? counting.promotion.title,
        code: counting.promotion.code,
        discount: money(counting.discount),
      },
      card_discount: money(discount - counting.discount),
    }),
    ...(typed && {
      promotion_code: {
        code: typed.code,
        obstacle: typed.obstacle,
        missing: typed.missing > 0 ? money(typed.missing) : null,
      },
    }),
  };
}
