export {
  presentImage,
  presentOrganization,
  textIn,
  videoUrl,
  YOUTUBE_PLAYER,
} from './items.presenter.ts';
export { catalogRoutes } from './items.routes.ts';
export type { CatalogTables } from './items.tables.ts';
export { listMarkedPosts } from './list-marked-posts.ts';
export { listPosts } from './list-posts.ts';
export { selectOrganizationCards } from './organization-cards.ts';
export { createItemPreview } from './preview-item.ts';
export { holdStock, releaseStock, restock, sellStock, type StockPieces } from './stock.ts';
