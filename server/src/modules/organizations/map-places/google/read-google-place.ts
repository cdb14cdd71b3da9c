import { z } from 'zod';
import { ORGANIZATION_TITLE_LENGTH } from '@karavan/shared-api/contract/limits';
import type { MapPlace } from '@karavan/shared-api/contract/map-places';
import { socialAccountOf } from '@karavan/shared-api/contract/social-networks';
import { DAY_MINUTES } from '../../../../platform/time/durations.ts';
import { guessType } from '../guess-type.ts';
import { presentCity } from '../present-city.ts';
import { presentPhones } from '../present-phones.ts';
import { presentWeek, ROUND_THE_CLOCK } from '../present-week.ts';

const Words = z.string().max(1000);
const Text = z.object({ text: Words }).optional();
/** Days count from Sunday, 0. */
const Moment = z.object({
  day: z.number().int().min(0).max(6),
  hour: z.number().int().min(0).max(23).default(0),
  minute: z.number().int().min(0).max(59).default(0),
});
type Moment = z.output<typeof Moment>;
const Period = z.object({ open: Moment, close: Moment.optional() });

/** A place of Places API (New), with the fields that are asked for. */
export const GooglePlace = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  displayName: Text,
  formattedAddress: Words.default(''),
  addressComponents: z
    .array(z.object({ longText: Words, shortText: Words.default(''), types: z.array(z.string()) }))
    .default([]),
  location: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  internationalPhoneNumber: Words.optional(),
  websiteUri: Words.optional(),
  regularOpeningHours: z.object({ periods: z.array(Period).max(50).default([]) }).optional(),
  primaryType: Words.optional(),
  primaryTypeDisplayName: Text,
  types: z.array(Words).default([]),
  googleMapsUri: z.url({ protocol: /^https$/ }),
  photos: z.array(z.object({ name: z.string().regex(/^[\w/-]{1,1000}$/) })).default([]),
});
export type GooglePlace = z.output<typeof GooglePlace>;

export const GOOGLE_FIELDS = Object.keys(GooglePlace.shape);

export function presentGooglePlace(row: GooglePlace): MapPlace {
  const part = (...types: string[]) =>
    types.flatMap((type) => row.addressComponents.filter((one) => one.types.includes(type)))[0];
  const street = [part('route')?.longText, part('street_number')?.longText].filter(Boolean);
  const isStreet = part('route') !== undefined;
  const { city, country } = presentCity(
    part('locality', 'postal_town', 'administrative_area_level_1')?.longText ?? null,
    part('country')
      ?.shortText.toUpperCase()
      .match(/^[A-Z]{2}$/)?.[0] ?? null,
  );
  return {
    source: 'google_maps',
    place_id: row.id,
    title: (row.displayName?.text ?? '').slice(0, ORGANIZATION_TITLE_LENGTH),
    address: (isStreet ? street.join(', ') : row.formattedAddress).slice(0, 200),
    city,
    country,
    ...row.location,
    week: weekOf(row.regularOpeningHours?.periods ?? []),
    phones: presentPhones(row.internationalPhoneNumber ? [row.internationalPhoneNumber] : []),
    site: socialAccountOf('web', row.websiteUri ?? '')?.value ?? null,
    kind: row.primaryTypeDisplayName?.text ?? null,
    type: guessType([row.primaryType ?? '', ...row.types]),
    url: row.googleMapsUri,
  };
}

function weekOf(periods: readonly z.output<typeof Period>[]): MapPlace['week'] {
  // One that never closes.
  if (periods.some(({ close }) => close === undefined)) return ROUND_THE_CLOCK;
  const isWithinADay = ({ open, close }: (typeof periods)[number]) =>
    minutesBetween(open, close!) <= DAY_MINUTES;
  if (!periods.every(isWithinADay)) return [];
  return presentWeek(
    periods.map(({ open, close }) => ({
      weekday: open.day === 0 ? 7 : open.day,
      start_time: clock(open),
      end_time: clock(close!),
    })),
  );
}

const minuteOfWeek = ({ day, hour, minute }: Moment) => day * DAY_MINUTES + hour * 60 + minute;
const minutesBetween = (from: Moment, to: Moment) =>
  (minuteOfWeek(to) - minuteOfWeek(from) + 7 * DAY_MINUTES) % (7 * DAY_MINUTES);
const clock = ({ hour, minute }: Moment) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
