export {
  countComment,
  countLikes,
  lockItem,
  uncountComment,
  uncountLikes,
} from './count-reactions.ts';
export { deleteEvent } from './events/delete-event.ts';
export { deleteLetting, duplicateLetting } from './letting/copy-letting.ts';
export { addDates } from './events/add-dates.ts';
export { cancelEvent, lockUntold, moveEvent, noteTold } from './events/change-event.ts';
export { eventEditingRoutes } from './events/event-editing.routes.ts';
export {
  endExtras,
  findExtras,
  holdExtras,
  type ExtrasEnd,
  type ExtraPieces,
} from './extras/extra-stock.ts';
export { findStaffExtras } from './extras/change-extras.ts';
export { findEventEntry } from './events/find-event-entry.ts';
export { shareEvent, type OwnEvent } from './events/lock-event.ts';
export { putEventsAside, putEventsAsideTask } from './events/put-aside.ts';
export { itemEditingRoutes } from './editing/editing.routes.ts';
export { publishItem, publishItemTask } from './editing/publish-item.ts';
export { findLowStock, hasItems } from './find-low-stock.ts';
export { applyImport, applyImportTask, PERISHABLE_IMPORTS } from './importing/apply-import.ts';
export { importingRoutes } from './importing/importing.routes.ts';
export { isCodeOf } from './search-goods.ts';
export { stockFell } from './stock-keeping/stock-keeping.events.ts';
export { stockKeepingRoutes } from './stock-keeping/stock-keeping.routes.ts';
export { changeStock } from './stock-keeping/change-stock.ts';
export { linkStock } from './stock-keeping/link-stock.ts';
export { presentStockSize, selectStockSizes } from './stock-keeping/stock-sizes.ts';
export { tellLowStock, tellLowStockTask } from './stock-keeping/tell-low-stock.ts';
export {
  joinVisibleItem,
  selectDeparture,
  selectFirstPicture,
  selectItemSummary,
  selectOfferedItem,
  selectPosts,
  selectVisibleItems,
  sellerOf,
  type ItemCardTables,
  type PostRow,
} from './item-cards.ts';
export { hideItem } from './hide-item.ts';
export { addLetting, describeLetting } from './letting/describe-letting.ts';
export { lockLetting } from './letting/lock-letting.ts';
export { readLetItem } from './letting/read-let-item.ts';
export { selectRentalItems } from './letting/select-rental-items.ts';
export { storeLetting } from './letting/store-letting.ts';
export { lockItemsOf } from './lock-items-of.ts';
export { itemsRoutes } from './items.routes.ts';
export { presentOfferedItem, presentPost } from './items.presenter.ts';
export type { ItemsTables } from './items.tables.ts';
export { createItem } from './editing/create-item.ts';
export { createItemPreview } from './preview-item.ts';
export { isListed, isOffered, isOpenTo, isVisibleTo, seesItem } from './visible-items.ts';
export { createItemsNow, PERISHABLE_ITEM_NEWS } from './news/items-now.ts';
export { pickItems, presentPicked, selectPicked } from './picked-items.ts';
export { findPinned, pinItems } from './pin-items.ts';
export { rankItems, rankItemsTask } from './rank-items.ts';
export { storeCategories } from './reference/store-categories.ts';
export { priceItems } from './price-items.ts';
export {
  holdStock,
  lockStock,
  releaseStock,
  restock,
  selectSharing,
  selectStock,
  sellStock,
  sizesSharing,
  type StockPieces,
} from './stock.ts';
export { selectItemName } from './select-item-name.ts';
export { createFindListedCategories, createFindListedItems } from './listed-pages.ts';
