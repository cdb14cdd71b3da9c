export {
  presentImage,
  presentOrganization,
  textIn,
  videoUrl,
  YOUTUBE_PLAYER,
} from './catalog.presenter.ts';
export { catalogRoutes } from './catalog.routes.ts';
export type { CatalogTables } from './catalog.tables.ts';
export { listMarkedPosts } from './list-marked-posts.ts';
export { listPosts } from './list-posts.ts';
export { selectOrganizationCards } from './organization-cards.ts';
export { createItemPreview } from './preview-item.ts';
