/** The gift cards that an organization has issued. */
export const giftsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/gifts` as const;

export const issueGiftsPath = (organizationId: number) =>
  `${giftsPath(organizationId)}/create` as const;

/** Codes to be printed: those of some cards, or of all that nobody has taken. */
export const giftSheetPath = (organizationId: number, ids: readonly number[] = []) =>
  `${giftsPath(organizationId)}/sheet${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}` as const;
