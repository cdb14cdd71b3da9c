export { videoUrl, YOUTUBE_PLAYER } from './items.presenter.ts';
export { catalogRoutes } from './items.routes.ts';
export type { ShownTables } from './shown-tables.ts';
export { listMarkedPosts } from './list-marked-posts.ts';
export { createItemPreview } from './preview-item.ts';
export { holdStock, releaseStock, restock, sellStock, type StockPieces } from './stock.ts';
