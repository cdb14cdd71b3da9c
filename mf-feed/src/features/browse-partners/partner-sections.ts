export const SECTIONS = ['posts', 'organizations', 'discounts', 'about'] as const;
export type PartnerSection = (typeof SECTIONS)[number];

/** Posts where the address names none, or one that there is not. */
export const sectionOf = (written: string | undefined): PartnerSection =>
  SECTIONS.find((name) => name === written) ?? 'posts';
