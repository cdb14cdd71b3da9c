/** The list of what an organization lets. */
export const rentalsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/rentals` as const;

/** The calendar of one of them. */
export const calendarPath = (organizationId: number, itemId: number) =>
  `${rentalsPath(organizationId)}/${itemId}` as const;

/** The terms on which it is let. */
export const termsPath = (organizationId: number, itemId: number) =>
  `/organizations/${organizationId}/manage/items/${itemId}/rental` as const;
