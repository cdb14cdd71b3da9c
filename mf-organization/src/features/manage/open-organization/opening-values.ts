import {
  createFromGooglePlace,
  createFromTwoGisPlace,
} from '@karavan/shared-api/client/map-places';
import * as endpoints from '@karavan/shared-api/client/organization-editing';
import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import { request } from '@karavan/shared-api/query';
import type { BroughtPlace } from '../shared/brought-place.ts';
import { NONE_CHOSEN } from '../shared/fields/organization-form.ts';

/** Every day until the evening: right for most, and changed with one press. */
const FIRST_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_time: '09:00',
  end_time: '21:00',
}));

/** Sends what the form holds; it stands for its place where no other organization does. */
export function openingOf(body: OrganizationInput, brought: BroughtPlace | undefined) {
  if (!brought || brought.organization) return request(endpoints.createOrganization, { body });
  const { source, place_id } = brought.place;
  const placed = { body: { ...body, place_id } };
  return source === 'google_maps'
    ? request(createFromGooglePlace, placed)
    : request(createFromTwoGisPlace, placed);
}

interface Beginning {
  readonly phone: string;
  readonly region: { readonly country: string; readonly currency: string };
  readonly brought: BroughtPlace | undefined;
}

/** What the form begins with. */
export const firstValues = ({ phone, region: { country, currency }, brought }: Beginning) => ({
  title: '',
  description: {},
  type: null,
  subtypes: [],
  region: { country, city: '' },
  address: '',
  location: null,
  currency,
  week: FIRST_WEEK,
  special_days: [],
  contacts: [{ kind: 'phone' as const, value: phone }],
  socials: [],
  average_check: null,
  is_gated: false,
  ...NONE_CHOSEN,
  image: null,
  banner: null,
  ...(brought && valuesOf(brought)),
});

/** What a service of maps says; what it does not say is left as it is for everybody. */
function valuesOf({ place, pictures: [sign, banner] }: BroughtPlace) {
  const { title, type: kind, address, latitude, longitude, week, phones, site } = place;
  return {
    title,
    type: kind,
    address,
    location: { latitude, longitude },
    ...(place.country !== null && { region: { country: place.country, city: place.city ?? '' } }),
    ...(week.length > 0 && { week }),
    ...(phones.length > 0 && {
      contacts: phones.map((value) => ({ kind: 'phone' as const, value })),
    }),
    ...(site !== null && { socials: [{ kind: 'web' as const, value: site }] }),
    ...(sign && { image_id: sign.id, image: sign.image }),
    ...(banner && { banner_id: banner.id, banner: banner.image }),
  };
}
