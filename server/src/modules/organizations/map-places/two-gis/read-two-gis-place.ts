import { z } from 'zod';
import { ORGANIZATION_TITLE_LENGTH } from '@karavan/shared-api/contract/limits';
import type { MapPlace } from '@karavan/shared-api/contract/map-places';
import { socialAccountOf } from '@karavan/shared-api/contract/social-networks';
import { guessType } from '../guess-type.ts';
import { presentCity } from '../present-city.ts';
import { presentPhones } from '../present-phones.ts';
import { presentWeek, ROUND_THE_CLOCK } from '../present-week.ts';

const Words = z.string().max(1000);
const Day = z
  .object({
    working_hours: z
      .array(z.object({ from: Words, to: Words }))
      .max(10)
      .default([]),
  })
  .optional();

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const Branch = z.object({
  id: Words,
  name: Words.default(''),
  address_name: Words.optional(),
  full_address_name: Words.optional(),
  point: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  adm_div: z.array(z.object({ type: Words, name: Words.default('') })).default([]),
  schedule: z
    .object({
      is_24x7: z.boolean().optional(),
      Mon: Day,
      Tue: Day,
      Wed: Day,
      Thu: Day,
      Fri: Day,
      Sat: Day,
      Sun: Day,
    })
    .optional(),
  contact_groups: z
    .array(
      z.object({
        contacts: z
          .array(z.object({ type: Words, value: Words.default(''), text: Words.default('') }))
          .default([]),
      }),
    )
    .default([]),
  rubrics: z.array(z.object({ name: Words })).default([]),
  external_content: z
    .array(z.object({ main_photo_url: z.url({ protocol: /^https?$/ }).optional() }))
    .default([]),
});
export type Branch = z.output<typeof Branch>;

/** The service says 404 inside of an answer too. */
export const TwoGisAnswer = z.object({
  meta: z.object({ code: z.number() }),
  result: z.object({ items: z.array(Branch).default([]) }).optional(),
});

export function presentBranch(row: Branch): MapPlace {
  // Behind the id there may be a hash.
  const placeId = /^\d+/.exec(row.id)?.[0] ?? row.id;
  const contacts = row.contact_groups.flatMap((group) => group.contacts);
  const phones = contacts.filter(({ type }) => type === 'phone').map(({ value }) => value);
  const site = contacts.find(({ type }) => type === 'website');
  const kinds = row.rubrics.map(({ name }) => name);
  const cityName = row.adm_div.find(({ type }) => type === 'city')?.name ?? null;
  return {
    source: 'two_gis',
    place_id: placeId,
    title: row.name.slice(0, ORGANIZATION_TITLE_LENGTH),
    address: (row.address_name ?? row.full_address_name ?? '').slice(0, 200),
    ...presentCity(cityName, null),
    latitude: row.point.lat,
    longitude: row.point.lon,
    week: weekOf(row.schedule),
    phones: presentPhones(phones),
    site: socialAccountOf('web', site?.text || site?.value || '')?.value ?? null,
    kind: kinds[0] ?? null,
    type: guessType(kinds),
    url: `https://2gis.com/firm/${placeId}`,
  };
}

function weekOf(schedule: Branch['schedule']): MapPlace['week'] {
  if (schedule?.is_24x7) return ROUND_THE_CLOCK;
  return presentWeek(
    DAYS.flatMap((day, index) =>
      (schedule?.[day]?.working_hours ?? []).map(({ from, to }) => ({
        weekday: index + 1,
        start_time: from,
        end_time: to === '24:00' ? '00:00' : to,
      })),
    ),
  );
}
