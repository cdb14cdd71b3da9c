export { createCollectionPreview } from './collection-preview.ts';
export { collectionsRoutes } from './collections.routes.ts';
export { storeSelection } from './editing/select-with-item.ts';
export { createCollection } from './editing/store-collection.ts';
export { shopEditingRoutes } from './editing/shop-editing.routes.ts';
export { seesCollection } from './collection-contents.ts';
export { createFindListedCollections } from './listed-pages.ts';
export type { CollectionsTables } from './collections.tables.ts';
export {
  findCollectionTitle,
  findOwnCollections,
  findShopCollections,
  presentCollection,
} from './find-collections.ts';
