import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Amount, Id, IdParams, Image, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { EventStatus } from './event-states.ts';
import { DueExtras, EditedExtra, ExtrasInput } from './event-extras.ts';
import type { FieldProblem } from './field-problems.ts';
import { checkTexts, EditedItem, itemFields, ItemStatus } from './item-editing.ts';
import {
  DOOR_PAGE_SIZE,
  EVENT_DATES_MAX,
  EVENT_PLACE_LENGTH,
  EVENT_REASON_LENGTH,
  EVENT_SECTIONS_MAX,
  EVENTS_PAGE_SIZE,
  GUEST_NAME_LENGTH,
  GUEST_PARTY_MAX,
  SIZE_LENGTH,
  STOCK_MAX,
} from './limits.ts';
import { WallTime } from './periods.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { secret, text } from './text.ts';

const problem = (name: FieldProblem) => name;

const MANAGE = 'can_manage_rentals_events' as OrganizationPermission;
const DOOR = [MANAGE, 'can_scan'] as readonly OrganizationPermission[];

const ofManagers = { permission: { organization: MANAGE, param: 'id' } } as const;
const ofDoor = { permission: { organization: DOOR, param: 'id' } } as const;
const onItem = { params: z.object({ id: Id, item: Id }) } as const;
const ERRORS = ['not_found', 'forbidden'] as const;
const KEY_ERRORS = ['idempotency_key_required', 'idempotency_key_reused'] as const;

/** When it begins and ends, by the clock of the organization, and where it takes place. */
const placeAndTime = {
  starts: WallTime,
  ends: WallTime,
  place: text(EVENT_PLACE_LENGTH),
};

/** By the clock of the organization; null: from the publication, until the event begins. */
const sale = { sales_from: z.nullable(WallTime), sales_until: z.nullable(WallTime) };

type Payload<T> = z.core.ParsePayload<T>;

/** What ends does so after it has begun. */
function checkRange<From extends string, To extends string>(from: From, to: To) {
  return ({ value, issues }: Payload<Readonly<Record<From | To, string | null>>>): void => {
    const [begins, ends] = [value[from], value[to]];
    if (begins === null || ends === null || begins < ends) return;
    issues.push({ code: 'custom', message: problem('reversed_range'), path: [to], input: ends });
  };
}

const SectionInput = z
  .object({
    id: z.nullable(Id),
    /** Empty where there is but one. */
    name: text(SIZE_LENGTH, { isOptional: true }),
    price: InputAmount,
    /** All its places, those included that are sold. */
    quota: z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)),
    ...sale,
  })
  .check(checkRange('sales_from', 'sales_until'));

const Sections = z
  .array(SectionInput)
  .check(z.minLength(1), atMost(EVENT_SECTIONS_MAX), ({ value: sections, issues }) => {
    const names = sections.map(({ name }) => name.trim().toLowerCase());
    for (const [index, name] of names.entries()) {
      const isUnnamed = name === '' && sections.length > 1;
      if (!isUnnamed && names.indexOf(name) === index) continue;
      const message = problem(isUnnamed ? 'required' : 'repeated');
      issues.push({ code: 'custom', message, path: [index, 'name'], input: name });
    }
  });

const {
  title,
  description,
  translations,
  category,
  images,
  videos,
  instagram_posts,
  status,
  publish_at,
} = itemFields;

const eventFields = {
  title,
  description,
  translations,
  category,
  images,
  videos,
  instagram_posts,
  status,
  publish_at,
  ...placeAndTime,
  ...sale,
  sections: Sections,
  /** Absent: they stay as they are. */
  extras: z.optional(ExtrasInput),
};

const Fields = z.object(eventFields);

function checkEvent(payload: Payload<z.output<typeof Fields>>): void {
  checkTexts(payload);
  checkRange('starts', 'ends')(payload);
  checkRange('sales_from', 'sales_until')(payload);
}

/** What staff tell of an event. */
export const EventInput = Fields.check(checkEvent);
export type EventInput = z.output<typeof EventInput>;

const { shape: edited } = EditedItem;

/** An event as staff edit it. */
export const EditedEvent = z.object({
  id: edited.id,
  version: edited.version,
  title: edited.title,
  description: edited.description,
  translations: edited.translations,
  category: edited.category,
  currency: edited.currency,
  images: edited.images,
  videos: edited.videos,
  instagram_posts: edited.instagram_posts,
  status: edited.status,
  publish_at: edited.publish_at,
  time_zone: z.string(),
  ...placeAndTime,
  ...sale,
  /** Tickets have been bought: when and where it is changes by moving it. */
  is_sold: z.boolean(),
  sections: z.array(
    z.object({
      id: Id,
      name: z.string(),
      price: Amount,
      quota: z.number(),
      /** Sold and promised: the quota is never below. */
      taken: z.number(),
      ...sale,
    }),
  ),
  extras: z.array(EditedExtra),
});
export type EditedEvent = z.output<typeof EditedEvent>;

/** Which events a list of staff shows. */
export const EventFilter = z.enum(['coming', 'past', 'cancelled', 'draft']);
export type EventFilter = z.output<typeof EventFilter>;

const figures = {
  /** Places in all. */
  quota: z.number(),
  /** Tickets that are paid for. */
  sold: z.number(),
  /** Places promised to those who are paying. */
  held: z.number(),
  /** Guests, each person counted. */
  guests: z.number(),
  /** Bearers of tickets and guests who are in. */
  admitted: z.number(),
  /** People who wait for places; those to whom some are offered are among `held`. */
  waiting: z.number(),
};

export const StaffEvent = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
  item_status: ItemStatus,
  status: EventStatus,
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
  time_zone: z.string(),
  ...figures,
});
export type StaffEvent = z.output<typeof StaffEvent>;

export const listEvents = defineRoute({
  ...ofDoor,
  method: 'GET',
  path: '/organizations/{id}/events/',
  summary: 'Events of an organization as its staff see them',
  params: IdParams,
  query: z.object({ ...pageQuery(EVENTS_PAGE_SIZE), filter: z._default(EventFilter, 'coming') }),
  responses: { 200: pageOf(StaffEvent) },
  errors: [...ERRORS],
});

/** That it was moved or cancelled, and what was before. */
const EventChange = z.object({
  id: Id,
  kind: z.enum(['moved', 'cancelled']),
  /** Who has done it. */
  by: z.nullable(z.string()),
  reason: z.string(),
  created_at: z.string(),
  old_starts_at: z.string(),
  old_place: z.string(),
  /** Whether everybody with a ticket has been told. */
  is_told: z.boolean(),
});

/** An event as it is run. */
export const EventRun = z.extend(StaffEvent, {
  currency: z.string(),
  sections: z.array(z.object({ id: Id, name: z.string(), price: Money, ...figures })),
  extras: z.array(
    z.object({
      id: Id,
      name: z.string(),
      price: Money,
      quota: z.number(),
      sold: z.number(),
      held: z.number(),
    }),
  ),
  changes: z.array(EventChange),
  /** What becomes of the orders of a cancelled event; null for one that is not. */
  refunds: z.nullable(
    z.object({
      /** Orders that hold or have bought tickets, those included that are done. */
      total: z.number(),
      done: z.number(),
      /** What does not go by itself: it is tried again, and operators see it. */
      odd: z.number(),
    }),
  ),
  /** The other dates of its series, itself included; empty where there is but one. */
  dates: z.array(z.object({ item_id: Id, starts_at: z.string(), status: EventStatus })),
  can_manage: z.boolean(),
});
export type EventRun = z.output<typeof EventRun>;

export const getEventRun = defineRoute({
  ...ofDoor,
  ...onItem,
  method: 'GET',
  path: '/organizations/{id}/events/{item}/',
  summary: 'One event as it is run: sections, figures, changes, refunds',
  responses: { 200: EventRun },
  errors: [...ERRORS],
});

export const createEvent = defineRoute({
  ...ofManagers,
  method: 'POST',
  path: '/organizations/{id}/events/',
  summary: 'Adds an event with its sections: a draft, or at once on sale',
  params: IdParams,
  idempotent: true,
  body: EventInput,
  responses: { 201: EditedEvent },
  errors: [...ERRORS, ...KEY_ERRORS],
});

export const getEditedEvent = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'GET',
  path: '/organizations/{id}/events/{item}/edit/',
  summary: 'An event with everything that its staff can change',
  responses: { 200: EditedEvent },
  errors: [...ERRORS],
});

export const updateEvent = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'PUT',
  path: '/organizations/{id}/events/{item}/',
  summary: 'Changes an event; once tickets are sold, not when and where it is',
  body: z
    .object({ ...eventFields, version: z.number().check(z.int(), z.gte(1)) })
    .check(checkEvent),
  responses: { 200: EditedEvent },
  errors: [
    ...ERRORS,
    'item_changed',
    'size_in_use',
    'item_taken_down',
    'event_sold',
    'event_cancelled',
    'quota_taken',
    'extra_in_use',
  ],
});

export const deleteEvent = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'DELETE',
  path: '/organizations/{id}/events/{item}/',
  summary: 'Deletes an event of which nobody has ever bought or awaits a ticket',
  responses: { 204: null },
  errors: [...ERRORS, 'item_ordered'],
});

export const duplicateEvent = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'POST',
  path: '/organizations/{id}/events/{item}/duplicate/',
  summary:
    'Makes a draft out of an event: the same in all but its tickets; one that has begun gets a date to come',
  idempotent: true,
  responses: { 201: EditedEvent },
  errors: [...ERRORS, 'item_taken_down', ...KEY_ERRORS],
});

export const moveEvent = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'POST',
  path: '/organizations/{id}/events/{item}/move/',
  summary: 'Moves an event to another time or place; everybody with a ticket is told once',
  body: z
    .object({ ...placeAndTime, reason: text(EVENT_REASON_LENGTH, { isOptional: true }) })
    .check(checkRange('starts', 'ends')),
  responses: { 200: EventRun },
  errors: [...ERRORS, 'conflict', 'event_cancelled'],
});

export const cancelEvent = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'POST',
  path: '/organizations/{id}/events/{item}/cancel/',
  summary: 'Cancels an event for good: tickets are void at once, and each order is refunded',
  body: z.object({ reason: text(EVENT_REASON_LENGTH) }),
  responses: { 200: EventRun },
  errors: [...ERRORS, 'conflict'],
});

export const addEventDates = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'POST',
  path: '/organizations/{id}/events/{item}/dates/',
  summary: 'Adds dates to an event: each an event of its own, alike in all but its time',
  idempotent: true,
  body: z.object({
    /** When each begins, by the clock of the organization. */
    starts: z.array(WallTime).check(
      z.minLength(1),
      atMost(EVENT_DATES_MAX),
      z.refine((times) => new Set(times).size === times.length, problem('repeated')),
    ),
  }),
  responses: { 201: EventRun },
  errors: [...ERRORS, 'conflict', 'item_taken_down', 'event_cancelled', ...KEY_ERRORS],
});

/** Somebody who is to be let in: the bearer of a ticket, or guests. */
export const DoorEntry = z.object({
  kind: z.enum(['ticket', 'guest']),
  id: Id,
  name: z.string(),
  section: z.string(),
  /** How many come with it. */
  party: z.number(),
  /** Of a ticket. */
  order_id: z.nullable(Id),
  activated_at: z.nullable(z.string()),
  /** Of a guest who is not in yet: what their code says. */
  secret: z.nullable(z.string()),
  extras: DueExtras,
});
export type DoorEntry = z.output<typeof DoorEntry>;

export const listDoor = defineRoute({
  ...ofDoor,
  ...onItem,
  method: 'GET',
  path: '/organizations/{id}/events/{item}/door/',
  summary: 'Whoever is to be let in, found by name or by the number of the order',
  query: z.object({
    ...pageQuery(DOOR_PAGE_SIZE),
    kind: z._default(z.enum(['ticket', 'guest']), 'ticket'),
    search: z.optional(text(100, { isOptional: true })),
  }),
  responses: { 200: pageOf(DoorEntry) },
  errors: [...ERRORS],
});

export const downloadDoor = defineRoute({
  ...ofDoor,
  ...onItem,
  method: 'GET',
  path: '/organizations/{id}/events/{item}/door/excel/',
  summary: 'The same as a workbook, tickets and guests',
  responses: {
    200: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  errors: [...ERRORS],
});

/** Somebody who is to be let in, as a device without a network knows them. */
export const DoorPackEntry = z.object({
  kind: DoorEntry.shape.kind,
  id: Id,
  name: z.string(),
  section: z.string(),
  party: z.number(),
  order_id: z.nullable(Id),
  activated_at: z.nullable(z.string()),
  /** SHA-256 of what their code says, in hexadecimal: it knows a code that is shown, and makes none. */
  code: z.string(),
  extras: DueExtras,
});
export type DoorPackEntry = z.output<typeof DoorPackEntry>;

export const packDoor = defineRoute({
  permission: { organization: 'can_scan', param: 'id' },
  ...onItem,
  method: 'GET',
  path: '/organizations/{id}/events/{item}/door/pack/',
  summary: 'Everybody who is to be let in, for a device that is to do so without a network',
  responses: {
    200: z.object({
      list: z.array(DoorPackEntry),
      /** False where there are more than a device is given. */
      is_whole: z.boolean(),
    }),
  },
  errors: [...ERRORS],
});

export const admitByHand = defineRoute({
  permission: { organization: 'can_scan', param: 'id' },
  ...onItem,
  method: 'POST',
  path: '/organizations/{id}/events/{item}/admit/',
  summary: 'Lets somebody of the list in, once, as a scan of their code does',
  body: z.object({
    kind: z.enum(['ticket', 'guest']),
    entry_id: Id,
    /** A random key for each press. */
    nonce: secret(16, 64),
  }),
  responses: { 200: z.object({ activated_at: z.string() }) },
  errors: [...ERRORS, 'ticket_used', 'ticket_not_valid'],
});

export const addGuest = defineRoute({
  ...ofManagers,
  ...onItem,
  method: 'POST',
  path: '/organizations/{id}/events/{item}/guests/',
  summary: 'Puts guests on the list of an event; their places are not for sale any more',
  idempotent: true,
  body: z.object({
    name: text(GUEST_NAME_LENGTH),
    party: z.number().check(z.int(), z.gte(1), z.lte(GUEST_PARTY_MAX)),
    section_id: Id,
  }),
  responses: { 201: z.object({ id: Id }) },
  errors: [...ERRORS, 'sold_out', 'conflict', 'event_cancelled', ...KEY_ERRORS],
});

export const removeGuest = defineRoute({
  ...ofManagers,
  method: 'DELETE',
  path: '/organizations/{id}/events/{item}/guests/{guest}/',
  summary: 'Takes guests off the list who are not in yet; their places are free again',
  params: z.object({ id: Id, item: Id, guest: Id }),
  responses: { 204: null },
  errors: [...ERRORS, 'conflict'],
});
