import { z } from 'zod/mini';
import { PhoneNumber } from './accounts.ts';
import { atMost } from './at-most.ts';
import { Amount, Id, IdParams, Image, InputAmount } from './common.ts';
import { EMAIL } from './email.ts';
import { CONTACT_KINDS } from './enumerations.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  DAY_INTERVALS_MAX,
  ORGANIZATION_CONTACTS_MAX,
  ORGANIZATION_DESCRIPTION_LENGTH,
  ORGANIZATION_SUBTYPES_MAX,
  ORGANIZATION_TITLE_LENGTH,
  SOCIAL_NETWORKS_MAX,
  SPECIAL_DAYS_MAX,
  URL_MAX_LENGTH,
} from './limits.ts';
import type { Locale } from './locales.ts';
import { hasOverlap } from './opening-hours.ts';
import { HOURS_INTERVAL, WeekWithBreaks } from './organization-week.ts';
import { Weekday } from './organizations.ts';
import { Day } from './periods.ts';
import { CountryCode } from './regions.ts';
import { defineRoute } from './route.ts';
import { SOCIAL_KINDS, socialAccountOf } from './social-networks.ts';
import { text } from './text.ts';

const required = (message: FieldProblem = 'required') => message;

const Week = WeekWithBreaks.check(z.minLength(1, required()));

const SpecialDays = z
  .array(
    z.object({
      day: Day,
      /** None on a day off. */
      hours: z.array(z.object(HOURS_INTERVAL)).check(
        atMost(DAY_INTERVALS_MAX),
        z.refine((hours) => !hasOverlap(hours), 'hours_overlap' satisfies FieldProblem),
      ),
    }),
  )
  .check(atMost(SPECIAL_DAYS_MAX), ({ value: days, issues }) => {
    for (const [index, { day }] of days.entries()) {
      if (days.findIndex((other) => other.day === day) === index) continue;
      const message: FieldProblem = 'repeated';
      issues.push({ code: 'custom', message, path: [index, 'day'], input: days[index] });
    }
  });

const Contact = z
  .object({ kind: z.enum(CONTACT_KINDS), value: text(URL_MAX_LENGTH) })
  .check(({ value: { kind, value }, issues }) => {
    const message = value === '' ? undefined : contactProblem(kind, value);
    if (message) issues.push({ code: 'custom', message, path: ['value'], input: value });
  });

function contactProblem(kind: (typeof CONTACT_KINDS)[number], value: string) {
  if (kind === 'mail') return EMAIL.test(value) ? undefined : ('email_format' as const);
  if (kind === 'web') return socialAccountOf('web', value) ? undefined : ('link_format' as const);
  const isShort = /^\*\d{3,15}$/.test(value);
  return isShort || PhoneNumber.safeParse(value).success ? undefined : ('contact_format' as const);
}

const Social = z
  .object({ kind: z.enum(SOCIAL_KINDS), value: text(URL_MAX_LENGTH) })
  .check(({ value: { kind, value }, issues }) => {
    if (value === '' || socialAccountOf(kind, value)) return;
    const message: FieldProblem = kind === 'mail' ? 'email_format' : 'link_format';
    issues.push({ code: 'custom', message, path: ['value'], input: value });
  });

const withoutRepetitions =
  <T extends { readonly kind: string; readonly value: string }>() =>
  ({ value: list, issues }: z.core.ParsePayload<T[]>) => {
    const keys = list.map(({ kind, value }) => `${kind} ${value.toLowerCase()}`);
    for (const [index, key] of keys.entries()) {
      if (keys.indexOf(key) === index) continue;
      const message: FieldProblem = 'repeated';
      issues.push({ code: 'custom', message, path: [index, 'value'], input: list[index] });
    }
  };

const DescriptionText = z.optional(
  text(ORGANIZATION_DESCRIPTION_LENGTH, { isOptional: true, hasLines: true }),
);

/** By language, in at least one. */
const Description = z
  .object({
    ru: DescriptionText,
    en: DescriptionText,
    de: DescriptionText,
    tr: DescriptionText,
    zh: DescriptionText,
  } satisfies Record<Locale, unknown>)
  .check(z.refine((texts) => Object.values(texts).some((written) => written?.trim()), required()));

/** Of the person's own uploads; null takes the picture away, absent leaves it. */
const OwnUpload = z.optional(z.nullable(Id));

const fields = {
  title: text(ORGANIZATION_TITLE_LENGTH),
  description: Description,
  /** What it is, of the first level of `organization_types`. */
  type: Id,
  subtypes: z.array(Id).check(
    atMost(ORGANIZATION_SUBTYPES_MAX),
    z.refine((ids) => new Set(ids).size === ids.length, 'repeated' satisfies FieldProblem),
  ),
  image_id: OwnUpload,
  banner_id: OwnUpload,
  /** Where it is; `region` names the country and the city. */
  region: z.object({ country: CountryCode, city: text(100) }),
  address: text(200),
  /** Its time zone follows from it. */
  location: z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  /** Changes no more once a price, a card, an order or cashback is in it. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, required())),
  week: Week,
  special_days: SpecialDays,
  contacts: z.array(Contact).check(
    atMost(ORGANIZATION_CONTACTS_MAX),
    z.refine((list) => list.some(({ kind }) => kind === 'phone'), required()),
    withoutRepetitions(),
  ),
  socials: z.array(Social).check(atMost(SOCIAL_NETWORKS_MAX), withoutRepetitions()),
  average_check: z.nullable(
    InputAmount.check(z.refine((sum) => Number(sum) > 0, 'too_small' satisfies FieldProblem)),
  ),
  /** Only accepted followers see what it offers; absent leaves it, a new one is open to everybody. */
  is_gated: z.optional(z.boolean()),
};

/** What an organization tells of itself. */
export const OrganizationInput = z.object(fields);
export type OrganizationInput = z.output<typeof OrganizationInput>;

/** The same as it is stored, for whoever edits it. */
export const OrganizationSettings = z.object({
  ...fields,
  id: Id,
  description: z.object({
    ru: z.optional(z.string()),
    en: z.optional(z.string()),
    de: z.optional(z.string()),
    tr: z.optional(z.string()),
    zh: z.optional(z.string()),
  } satisfies Record<Locale, unknown>),
  average_check: z.nullable(Amount),
  contacts: z.array(z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })),
  socials: z.array(z.object({ kind: z.enum(SOCIAL_KINDS), value: z.string() })),
  week: z.array(z.object({ weekday: Weekday, start_time: z.string(), end_time: z.string() })),
  special_days: z.array(
    z.object({
      day: z.string(),
      hours: z.array(z.object({ start_time: z.string(), end_time: z.string() })),
    }),
  ),
  image: z.nullable(Image),
  banner: z.nullable(Image),
  color: z.string(),
  is_gated: z.boolean(),
  /** IANA. */
  time_zone: z.string(),
  is_currency_frozen: z.boolean(),
  /** Sent back with an edit: it fails once somebody else has made another one. */
  version: z.number(),
});
export type OrganizationSettings = z.output<typeof OrganizationSettings>;

export const createOrganization = defineRoute({
  method: 'POST',
  path: '/organizations/',
  summary: 'Opens an organization; the caller becomes its owner, the usual roles come with it',
  permission: 'session',
  idempotent: true,
  body: OrganizationInput,
  responses: { 201: z.object({ id: Id }) },
  errors: ['organization_limit', 'idempotency_key_required', 'idempotency_key_reused'],
});

export const getOrganizationSettings = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/settings/',
  summary: 'What an organization tells of itself, in all languages, for whoever edits it',
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: IdParams,
  responses: { 200: OrganizationSettings },
  errors: ['not_found', 'forbidden'],
});

export const updateOrganization = defineRoute({
  method: 'PUT',
  path: '/organizations/{id}/',
  summary: 'Changes what an organization tells of itself; 409 when somebody else did meanwhile',
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: IdParams,
  body: z.object({
    ...fields,
    version: z.number().check(z.int(), z.gte(1)),
  }),
  responses: { 200: OrganizationSettings },
  errors: ['not_found', 'forbidden', 'organization_changed', 'currency_frozen'],
});

const OrganizationType = z.object({ id: Id, title: z.string() });

export const listOrganizationTypes = defineRoute({
  method: 'GET',
  path: '/organization_types/',
  summary: 'What organizations can be',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(OrganizationType) }) },
});

export const listAllOrganizationTypes = defineRoute({
  method: 'GET',
  path: '/organization_all_types/',
  summary: 'What organizations can be, each with its subtypes',
  permission: 'public',
  responses: {
    200: z.object({
      list: z.array(z.extend(OrganizationType, { subtypes: z.array(OrganizationType) })),
    }),
  },
});

export const getUserLimits = defineRoute({
  method: 'GET',
  path: '/user_limits/',
  summary: 'Whether the caller may open another organization, and works for one that delivers',
  permission: 'session',
  responses: {
    200: z.object({ can_add_organization: z.boolean(), is_delivery_service: z.boolean() }),
  },
});
