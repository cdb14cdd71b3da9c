/** What a banner leads to: something of its own organization, or a page of another site. */
export const BANNER_TARGETS = ['item', 'collection', 'promotion', 'organization', 'link'] as const;
export type BannerTarget = (typeof BANNER_TARGETS)[number];

/** Where an organization shows a banner: on its own page, or on pages of the home. */
export const BANNER_PLACES = ['organization', 'promotions', 'feed'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** Where a banner is seen: in its places, or on the page of a partner. */
export const BANNER_SIGHTS = ['organization', 'partner', 'promotions', 'feed'] as const;
export type BannerSight = (typeof BANNER_SIGHTS)[number];

/** Where a banner stands, as its staff see it. */
export const BANNER_STATES = ['planned', 'shown', 'hidden', 'over', 'archived'] as const;
export type BannerState = (typeof BANNER_STATES)[number];
