import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { CollectionCard } from './collections.ts';
import { Id, IdParams } from './common.ts';
import { HOTLINK_KINDS } from './enumerations.ts';
import { OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import { HOTLINK_CONTACTS, HOTLINK_THEMES, hotlinkUrl } from './hotlink-url.ts';
import { HOTLINK_TITLE_LENGTH, HOTLINKS_MAX, URL_MAX_LENGTH } from './limits.ts';
import { OutsideLink } from './outside-link.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;

/** One link as everybody sees it. */
export const Hotlink = z.object({
  id: Id,
  kind: z.enum(HOTLINK_KINDS),
  title: z.string(),
  /** An address of the schemes https, tel or mailto, or a path of this site. */
  url: z.string(),
  /** What a contact is. */
  contact: z.nullable(z.enum(HOTLINK_CONTACTS)),
  collection: z.nullable(CollectionCard),
});
export type Hotlink = z.output<typeof Hotlink>;

export const HotlinkPage = z.object({
  organization: OrganizationCard,
  theme: z.enum(HOTLINK_THEMES),
  list: z.array(Hotlink),
});
export type HotlinkPage = z.output<typeof HotlinkPage>;

const path = '/organizations/{id}/hotlinks/' as const;

export const getHotlinks = defineRoute({
  method: 'GET',
  path,
  summary: 'Links of an organization in its order, those that are shown now',
  permission: 'public',
  params: IdParams,
  responses: { 200: HotlinkPage },
  errors: ['not_found'],
});

export const getHotlinkLink = defineRoute({
  method: 'GET',
  path: '/hotlinks/{id}/link/',
  summary: 'Where a link leads that leaves this site',
  permission: 'public',
  params: IdParams,
  responses: { 200: OutsideLink },
  errors: ['not_found'],
});

export const countHotlinks = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/hotlinks/count/',
  summary:
    'That the page of links was looked at, or one of them followed; counts each once a minute for a network',
  permission: 'public',
  params: IdParams,
  body: z.object({
    /** Absent: the page was looked at. */
    hotlink: z.optional(Id),
  }),
  responses: { 204: null },
});

const InputTime = z.iso.datetime({ error: problem('date_format') });

const fields = {
  kind: z.enum(HOTLINK_KINDS),
  title: text(HOTLINK_TITLE_LENGTH),
  /** Of a contact. */
  contact: z.nullable(z.enum(HOTLINK_CONTACTS)),
  /** The page of a link, the number or name of a contact; empty for the others. */
  address: text(URL_MAX_LENGTH, { isOptional: true }),
  /** Of a collection. */
  collection: z.nullable(Id),
  is_shown: z.boolean(),
  /** From when on and until when it is shown. */
  starts_at: z.nullable(InputTime),
  ends_at: z.nullable(InputTime),
};

/** With `id` a link keeps what it has counted. */
const HotlinkInput = z.object({ id: z.nullable(Id), ...fields }).check(({ value, issues }) => {
  const refuse = (field: keyof typeof fields, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: value[field] });
  const { kind, contact, address, collection, starts_at, ends_at } = value;
  if (kind === 'contact' && contact === null) refuse('contact', 'required');
  if (kind === 'collection' && collection === null) refuse('collection', 'required');
  if (kind === 'link' || kind === 'contact') {
    if (address === '') refuse('address', 'required');
    else if (hotlinkUrl(value) === null) refuse('address', 'link_format');
  }
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    refuse('ends_at', 'reversed_range');
  }
});

export const HotlinksInput = z.object({
  theme: z.enum(HOTLINK_THEMES),
  /** In their order. */
  hotlinks: z.array(HotlinkInput).check(atMost(HOTLINKS_MAX)),
});
export type HotlinksInput = z.output<typeof HotlinksInput>;

export const EditedHotlinks = z.object({
  theme: z.enum(HOTLINK_THEMES),
  /** 0 before anything was stored. */
  version: z.number(),
  /** How often the page was looked at. */
  views: z.number(),
  hotlinks: z.array(
    z.object({
      id: Id,
      kind: z.enum(HOTLINK_KINDS),
      title: z.string(),
      contact: z.nullable(z.enum(HOTLINK_CONTACTS)),
      address: z.string(),
      collection: z.nullable(Id),
      is_shown: z.boolean(),
      starts_at: z.nullable(z.string()),
      ends_at: z.nullable(z.string()),
      /** How often it was followed. */
      presses: z.number(),
    }),
  ),
});
export type EditedHotlinks = z.output<typeof EditedHotlinks>;

const ofStaff = {
  permission: { organization: 'can_edit_organization' as OrganizationPermission, param: 'id' },
  params: IdParams,
} as const;

export const getEditedHotlinks = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/hotlinks/edit/',
  summary: 'The links of an organization as its staff edit them, with what they have counted',
  responses: { 200: EditedHotlinks },
  errors: ['not_found', 'forbidden'],
});

export const setHotlinks = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path,
  summary: 'Replaces the links of an organization and their look',
  body: z.extend(HotlinksInput, { version: z.number().check(z.int(), z.gte(0)) }),
  responses: { 200: EditedHotlinks },
  errors: ['not_found', 'forbidden', 'settings_changed'],
});
