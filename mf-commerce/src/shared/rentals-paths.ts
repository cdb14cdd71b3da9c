/** The list of what an organization lets. */
export const rentalsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/rentals` as const;

export const createRentalPath = (organizationId: number) =>
  `${rentalsPath(organizationId)}/create` as const;

/** The calendar of one of them. */
export const rentalCalendarPath = (organizationId: number, itemId: number) =>
  `${rentalsPath(organizationId)}/${itemId}` as const;

/** What it is and on which terms it is let, for whoever changes that. */
export const editRentalPath = (organizationId: number, itemId: number) =>
  `/organizations/${organizationId}/manage/items/${itemId}/rental` as const;
