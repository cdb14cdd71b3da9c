/** The list of what an organization sells. */
export const itemsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/items` as const;

export const createItemPath = (organizationId: number) =>
  `${itemsPath(organizationId)}/create` as const;

export const editItemPath = (organizationId: number, itemId: number) =>
  `${itemsPath(organizationId)}/${itemId}` as const;
