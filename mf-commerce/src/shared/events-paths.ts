/** The events that an organization runs. */
export const eventsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/events` as const;

export const createEventPath = (organizationId: number) =>
  `${eventsPath(organizationId)}/create` as const;

export const eventPath = (organizationId: number, itemId: number) =>
  `${eventsPath(organizationId)}/${itemId}` as const;

export const editEventPath = (organizationId: number, itemId: number) =>
  `${eventPath(organizationId, itemId)}/edit` as const;
