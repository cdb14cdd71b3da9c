/** The list of what an organization sells. */
export const itemsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/items` as const;

export const createItemPath = (organizationId: number) =>
  `${itemsPath(organizationId)}/create` as const;

export const editItemPath = (organizationId: number, itemId: number) =>
  `${itemsPath(organizationId)}/${itemId}` as const;

/** What has changed the stock of an item. */
export const itemStockPath = (organizationId: number, itemId: number) =>
  `${editItemPath(organizationId, itemId)}/stock` as const;

/** Where sheets of items are sent and fetched. */
export const importItemsPath = (organizationId: number) =>
  `${itemsPath(organizationId)}/import` as const;

/** Collections of the shop, and what stands before all others in it. */
export const collectionsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/collections` as const;

export const createCollectionPath = (organizationId: number) =>
  `${collectionsPath(organizationId)}/create` as const;

export const editCollectionPath = (organizationId: number, collectionId: number) =>
  `${collectionsPath(organizationId)}/${collectionId}` as const;
