import { z } from 'zod/mini';
import { PhoneNumber } from './accounts.ts';
import { Id, IdParams } from './common.ts';
import { MAP_SOURCES } from './enumerations.ts';
import { UploadedPicture } from './files.ts';
import { URL_MAX_LENGTH } from './limits.ts';
import { OrganizationInput } from './organization-editing.ts';
import { Weekday } from './organizations.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const MapSource = z.enum(MAP_SOURCES);

/** How a service of maps calls one of its places. */
const PlaceId = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** What a service of maps says of a business. */
export const MapPlace = z.object({
  source: MapSource,
  place_id: PlaceId,
  title: z.string(),
  /** The street and the house. */
  address: z.string(),
  city: z.nullable(z.string()),
  /** ISO 3166-1. */
  country: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Empty where nobody knows. */
  week: z.array(z.object({ weekday: Weekday, start_time: z.string(), end_time: z.string() })),
  /** International; a code can go to each of them. */
  phones: z.array(z.string()),
  site: z.nullable(z.string()),
  /** What it is, in the words of the service. */
  kind: z.nullable(z.string()),
  /** What it is of our own types, where that could be told. */
  type: z.nullable(Id),
  /** Its page there. */
  url: z.string(),
});
export type MapPlace = z.output<typeof MapPlace>;

/** The organization that stands for a place here. */
const KnownOrganization = z.object({
  id: Id,
  title: z.string(),
  /** The caller may edit it. */
  is_own: z.boolean(),
  /** A code that went to the place's phone has been entered for it. */
  is_confirmed: z.boolean(),
});

export const PlacePreview = z.object({
  place: MapPlace,
  /** Null: nobody has brought this place here yet. */
  organization: z.nullable(KnownOrganization),
  /** Copies, uploaded for the caller: the sign first, then the banner. None where the organization is here. */
  pictures: z.array(UploadedPicture),
});
export type PlacePreview = z.output<typeof PlacePreview>;

const SourceState = z.object({
  source: MapSource,
  /** `sandbox` knows made-up places alone; `off` none. */
  state: z.enum(['live', 'sandbox', 'off']),
  /** Links that a sandbox knows. */
  examples: z.array(z.string()),
});

export const listMapSources = defineRoute({
  method: 'GET',
  path: '/organizations/map_sources/',
  summary: 'Services of maps that organizations can be brought from',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(SourceState) }) },
});

const preview = {
  method: 'POST',
  permission: 'session',
  body: z.object({ link: text(URL_MAX_LENGTH) }),
  responses: { 200: PlacePreview },
  errors: ['not_found', 'unavailable', 'too_many_requests', 'invalid_input'],
} as const;

export const previewGooglePlace = defineRoute({
  ...preview,
  path: '/organizations/google_maps/preview/',
  summary: 'What Google Maps says of the business that a link leads to',
});

export const previewTwoGisPlace = defineRoute({
  ...preview,
  path: '/organizations/two_gis/preview/',
  summary: 'What 2GIS says of the business that a link leads to',
});

/** An organization, and the place that it stands for. */
export const PlacedOrganizationInput = z.extend(OrganizationInput, { place_id: PlaceId });

const create = {
  method: 'POST',
  permission: 'session',
  idempotent: true,
  body: PlacedOrganizationInput,
  responses: { 201: z.object({ id: Id }) },
  errors: [
    'organization_limit',
    'place_taken',
    'not_found',
    'unavailable',
    'too_many_requests',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
} as const;

export const createFromGooglePlace = defineRoute({
  ...create,
  path: '/organizations/google_maps/create/',
  summary:
    'Opens an organization that stands for a place of Google Maps; unconfirmed until a claim',
});

export const createFromTwoGisPlace = defineRoute({
  ...create,
  path: '/organizations/two_gis/create/',
  summary: 'Opens an organization that stands for a place of 2GIS; unconfirmed until a claim',
});

export const claimPlace = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/place_claim/',
  summary: "Sends a code to a place's phone, as the service of maps names it",
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: IdParams,
  body: z.object({
    source: MapSource,
    place_id: PlaceId,
    /** One of those that the service names. */
    phone: PhoneNumber,
  }),
  responses: {
    200: z.object({
      /** Seconds until another code may be asked for. */
      resend_after: z.number(),
    }),
  },
  errors: [
    'not_found',
    'forbidden',
    'unavailable',
    'too_many_requests',
    'place_taken',
    'code_sent_lately',
    'limit_exceeded',
    'invalid_input',
  ],
});

export const confirmPlace = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/place_claim/confirmation/',
  summary: 'Takes the code: from then on the place is the organization’s, and nobody else’s',
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: IdParams,
  body: z.object({
    code: z.string().check(z.regex(/^\d{6}$/, 'code_format')),
  }),
  responses: { 200: z.object({ source: MapSource, place_id: PlaceId }) },
  errors: [
    'not_found',
    'forbidden',
    'place_taken',
    'wrong_credentials',
    'code_expired',
    'limit_exceeded',
  ],
});
