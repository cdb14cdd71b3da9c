/** The banners of an organization. */
export const bannersPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/banners` as const;

export const createBannerPath = (organizationId: number) =>
  `${bannersPath(organizationId)}/create` as const;

export const editBannerPath = (organizationId: number, bannerId: number) =>
  `${bannersPath(organizationId)}/${bannerId}` as const;
