/** The promotions of an organization. */
export const promotionsPath = (organizationId: number) =>
  `/organizations/${organizationId}/manage/promotions` as const;

export const createPromotionPath = (organizationId: number) =>
  `${promotionsPath(organizationId)}/create` as const;

export const editPromotionPath = (organizationId: number, promotionId: number) =>
  `${promotionsPath(organizationId)}/${promotionId}` as const;

/** Its code, to be printed. */
export const posterPath = (organizationId: number, promotionId: number) =>
  `${editPromotionPath(organizationId, promotionId)}/poster` as const;
