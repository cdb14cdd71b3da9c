export { createPromotion } from './editing/store-promotion.ts';
export { movePromotion } from './editing/move-promotion.ts';
export { keepsPromotion } from './keeps-promotion.ts';
export {
  priceWithPromotions,
  type CountingPromotion,
  type PromotedSale,
} from './price-promotions.ts';
export { presentPromotedSale } from './promotions.presenter.ts';
export { promotionsRoutes } from './promotions.routes.ts';
export { isPromotedTo, seesPromotion } from './promotions.queries.ts';
export type { PromotionsTables } from './promotions.tables.ts';
export { findPromotionTitle } from './find-promotion-title.ts';
export { selectUsablePromotions, type UsablePromotionTables } from './usable-promotions.ts';
export { createFindListedPromotions } from './listed-pages.ts';
export { createPromotionPreview } from './preview-promotion.ts';
