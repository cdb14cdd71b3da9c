import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { BANNER_PLACES, BANNER_SIGHTS, BANNER_STATES, BANNER_TARGETS } from './banner-places.ts';
import { Id, IdParams, Image } from './common.ts';
import { OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import { hotlinkUrl } from './hotlink-url.ts';
import {
  BANNER_PARTNERS_MAX,
  BANNER_SIGHTINGS_MAX,
  BANNERS_MAX,
  PICTURE_ALT_LENGTH,
  URL_MAX_LENGTH,
} from './limits.ts';
import { OutsideLink } from './outside-link.ts';
import type { OrganizationPermission } from './permissions.ts';
import { CountryCode } from './regions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;

/** A banner as people see it. */
export const Banner = z.object({
  id: Id,
  organization: OrganizationCard,
  /** Three times as wide as high. */
  image: Image,
  /** What it says, for those who do not see it. */
  text: z.string(),
  /** A path of this site; that of a notice where it leads to another one. */
  path: z.string(),
  /** Has to be said on it: that it is an advertisement, and whose; null on the page of its organization. */
  mark: z.nullable(z.string()),
});
export type Banner = z.output<typeof Banner>;

export const listBanners = defineRoute({
  method: 'GET',
  path: '/banners/',
  summary:
    'Banners that are shown now: on the page of an organization, its own first and then those of its partners, or on a page of the home, each in its turn',
  permission: 'public',
  query: z.object({
    organization: z.optional(Id),
    place: z.optional(z.enum(['promotions', 'feed'])),
    /** Where the reader is; without it only banners for everybody come. */
    country: z.optional(CountryCode),
    city: z.optional(text(100)),
  }),
  responses: { 200: z.object({ list: z.array(Banner) }) },
});

export const getBannerLink = defineRoute({
  method: 'GET',
  path: '/banners/{id}/link/',
  summary: 'Where a banner leads that leaves this site',
  permission: 'public',
  params: IdParams,
  responses: { 200: OutsideLink },
  errors: ['not_found'],
});

/** A banner that was seen or pressed, and where. */
const Sighting = z.object({ id: Id, place: z.enum(BANNER_SIGHTS) });
export type Sighting = z.output<typeof Sighting>;

const Sightings = z.array(Sighting).check(atMost(BANNER_SIGHTINGS_MAX));

export const countBanners = defineRoute({
  method: 'POST',
  path: '/banners/count/',
  summary: 'That banners were seen or pressed; counts each once a minute for a network',
  permission: 'public',
  body: z.object({ seen: Sightings, pressed: Sightings }),
  responses: { 204: null },
});

const InputTime = z.iso.datetime({ error: problem('date_format') });

const fields = {
  text: text(PICTURE_ALT_LENGTH),
  /** An upload of the caller's; absent, the picture stays. */
  image_id: z.optional(Id),
  /** Another banner of the organization, whose picture it takes. */
  image_of: z.optional(Id),
  kind: z.enum(BANNER_TARGETS),
  /** The item, collection or promotion; null for the others. */
  target_id: z.nullable(Id),
  /** The page of a link; empty for the others. */
  address: text(URL_MAX_LENGTH, { isOptional: true }),
  places: z.array(z.enum(BANNER_PLACES)).check(
    z.minLength(1, problem('required')),
    z.refine((places) => new Set(places).size === places.length, problem('repeated')),
  ),
  /** Whom the home shows it to; null: to everybody. */
  country: z.nullable(CountryCode),
  city: z.nullable(text(100)),
  is_shown: z.boolean(),
  starts_at: InputTime,
  ends_at: z.nullable(InputTime),
};

const Fields = z.object(fields);

function checkBanner({ value, issues }: z.core.ParsePayload<z.output<typeof Fields>>): void {
  const refuse = (field: keyof typeof fields, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: value[field] });
  const { kind, target_id, address, country, city, starts_at, ends_at } = value;
  const isThing = kind === 'item' || kind === 'collection' || kind === 'promotion';
  if (isThing && target_id === null) refuse('target_id', 'required');
  if (kind === 'link') {
    if (address === '') refuse('address', 'required');
    else if (hotlinkUrl({ kind: 'link', contact: null, address }) === null) {
      refuse('address', 'link_format');
    }
  }
  if (city !== null && country === null) refuse('country', 'required');
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    refuse('ends_at', 'reversed_range');
  }
}

export const BannerInput = Fields.check(checkBanner);
export type BannerInput = z.output<typeof BannerInput>;

/** A banner in the list of staff, with how often it was seen and pressed. */
export const StaffBanner = z.object({
  id: Id,
  image: Image,
  text: z.string(),
  state: z.enum(BANNER_STATES),
  places: z.array(z.enum(BANNER_PLACES)),
  /** Partners that it is shared with. */
  shared_with: z.number(),
  views: z.number(),
  presses: z.number(),
});
export type StaffBanner = z.output<typeof StaffBanner>;

/** A banner as staff edit it. */
export const EditedBanner = z.object({
  id: Id,
  /** Sent back with an edit: it fails once somebody else has made another one. */
  version: z.number(),
  state: z.enum(BANNER_STATES),
  image: Image,
  text: z.string(),
  kind: z.enum(BANNER_TARGETS),
  target_id: z.nullable(Id),
  /** How the item, collection or promotion is called. */
  target_title: z.nullable(z.string()),
  address: z.string(),
  places: z.array(z.enum(BANNER_PLACES)),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  is_shown: z.boolean(),
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  counts: z.array(
    z.object({ place: z.enum(BANNER_SIGHTS), views: z.number(), presses: z.number() }),
  ),
});
export type EditedBanner = z.output<typeof EditedBanner>;

const ofStaff = {
  permission: { organization: 'can_manage_discounts' as OrganizationPermission, param: 'id' },
} as const;

const path = '/organizations/{id}/banners/' as const;

const ofBanner = {
  ...ofStaff,
  path: `${path}{banner}/`,
  params: z.object({ id: Id, banner: Id }),
} as const;

export const listStaffBanners = defineRoute({
  ...ofStaff,
  method: 'GET',
  path,
  summary: 'Banners of an organization in its order, then the latest of its archive',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(StaffBanner) }) },
  errors: ['not_found', 'forbidden'],
});

export const createBanner = defineRoute({
  ...ofStaff,
  method: 'POST',
  path,
  summary: 'Adds a banner behind the others',
  params: IdParams,
  idempotent: true,
  body: BannerInput,
  responses: { 201: EditedBanner },
  errors: [
    'not_found',
    'forbidden',
    'too_many_kept',
    'organization_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const orderBanners = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path: '/organizations/{id}/banner_order/',
  summary: 'Brings the banners into an order; those that are not named come behind',
  params: IdParams,
  body: z.object({
    banner_ids: z.array(Id).check(
      atMost(BANNERS_MAX),
      z.refine((ids) => new Set(ids).size === ids.length, problem('repeated')),
    ),
  }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});

export const getEditedBanner = defineRoute({
  ...ofBanner,
  method: 'GET',
  summary: 'A banner with everything that staff can change, and how often it was seen where',
  responses: { 200: EditedBanner },
  errors: ['not_found', 'forbidden'],
});

export const updateBanner = defineRoute({
  ...ofBanner,
  method: 'PUT',
  summary: 'Changes a banner. 409 when somebody else did meanwhile',
  body: z.object({ ...fields, version: z.number().check(z.int(), z.gte(1)) }).check(checkBanner),
  responses: { 200: EditedBanner },
  errors: ['not_found', 'forbidden', 'settings_changed'],
});

const BANNER_ACTIONS = ['archive', 'restore'] as const;
export type BannerAction = (typeof BANNER_ACTIONS)[number];

export const moveBanner = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: `${path}{banner}/move/`,
  summary: 'Puts a banner away, where nobody sees it, or brings it back behind the others',
  params: z.object({ id: Id, banner: Id }),
  body: z.object({ action: z.enum(BANNER_ACTIONS) }),
  responses: { 200: EditedBanner },
  errors: ['not_found', 'forbidden', 'too_many_kept'],
});

/** A partner that a banner can be shared with. */
export const BannerOrganization = z.extend(OrganizationCard, {
  is_shared: z.boolean(),
  /** The partner does not show it. */
  is_hidden: z.boolean(),
});
export type BannerOrganization = z.output<typeof BannerOrganization>;

const ofSharing = {
  ...ofStaff,
  path: `${path}{banner}/organizations/`,
  params: z.object({ id: Id, banner: Id }),
  responses: { 200: z.object({ list: z.array(BannerOrganization) }) },
} as const;

export const listBannerOrganizations = defineRoute({
  ...ofSharing,
  method: 'GET',
  summary: 'Partners of an organization, and which of them one of its banners is shared with',
  errors: ['not_found', 'forbidden'],
});

export const shareBanner = defineRoute({
  ...ofSharing,
  method: 'PUT',
  summary: 'Sets which partners a banner is shared with; it goes where a partnership ends',
  body: z.object({
    organization_ids: z.array(Id).check(
      atMost(BANNER_PARTNERS_MAX),
      z.refine((ids) => new Set(ids).size === ids.length, problem('repeated')),
    ),
  }),
  errors: ['not_found', 'forbidden'],
});

/** A banner of a partner, for the staff of the page on which it is shown. */
export const PartnerBanner = z.extend(Banner, { is_hidden: z.boolean() });
export type PartnerBanner = z.output<typeof PartnerBanner>;

export const listPartnerBanners = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/partner_banners/',
  summary: 'Banners that partners share with an organization, hidden ones too',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(PartnerBanner) }) },
  errors: ['not_found', 'forbidden'],
});

export const hidePartnerBanner = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path: '/organizations/{id}/partner_banners/',
  summary: 'Hides a banner of a partner from the page of an organization, or shows it again',
  params: IdParams,
  body: z.object({ banner_id: Id, is_hidden: z.boolean() }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});
