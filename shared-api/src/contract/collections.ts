import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Amount, Id, IdParams, Image, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { ItemStatus } from './item-editing.ts';
import { CategoryId, CategoryIds, FeedPost, OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  COLLECTION_DAYS_MAX,
  COLLECTION_ITEMS_MAX,
  COLLECTION_TITLE_LENGTH,
  COLLECTIONS_MAX,
  ORGANIZATION_POSTS_PAGE_SIZE,
  PINNED_ITEMS_MAX,
  SELECTION_MAX,
} from './limits.ts';
import { LOCALES } from './locales.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;

/** Different things in an order. */
const ordered = (limit: number) =>
  z.array(Id).check(
    atMost(limit),
    z.refine((ids) => new Set(ids).size === ids.length, problem('repeated')),
  );

/** A collection as a shop shows it among others. */
export const CollectionCard = z.object({
  id: Id,
  title: z.string(),
  /** Its own, or that of its first item. */
  image: z.nullable(Image),
});
export type CollectionCard = z.output<typeof CollectionCard>;

export const CollectionDetail = z.extend(CollectionCard, { organization: OrganizationCard });
export type CollectionDetail = z.output<typeof CollectionDetail>;

/** Whether the caller is shown what an organization sells decides here as everywhere. */
export const listShopCollections = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/shop_collections/',
  summary:
    'Collections of an organization in its own order; those in which there is something to see',
  permission: 'public',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(CollectionCard) }) },
});

export const getCollection = defineRoute({
  method: 'GET',
  path: '/shop/collections/{id}/',
  summary: 'One published collection',
  permission: 'public',
  params: IdParams,
  responses: { 200: CollectionDetail },
  errors: ['not_found'],
});

export const listCollectionItems = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/collection_items/',
  summary:
    'What is in a collection, in its order; an automatic one begins with what the shop has pinned',
  permission: 'public',
  params: IdParams,
  query: z.object({
    ...pageQuery(ORGANIZATION_POSTS_PAGE_SIZE),
    collection: Id,
    subcategories: z.optional(CategoryIds),
  }),
  responses: { 200: pageOf(FeedPost) },
  errors: ['not_found'],
});

export const listCollectionSubcategories = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/collection_subcategories/',
  summary:
    'Categories of what an organization sells, or of one of its collections, the fullest first',
  permission: 'public',
  params: IdParams,
  query: z.object({ collection: z.optional(Id) }),
  responses: { 200: z.object({ list: z.array(z.object({ id: Id, title: z.string() })) }) },
  errors: ['not_found'],
});

/** Separate from the item itself, whose page is complete without them. */
export const listSelection = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/selection/',
  summary: 'What the organization has chosen to go with an item; empty for an unknown item',
  permission: 'public',
  params: IdParams,
  query: z.object(pageQuery(SELECTION_MAX)),
  responses: { 200: pageOf(FeedPost) },
});

/** What a product is by when staff put it somewhere. */
export const PickedItem = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
  status: ItemStatus,
  price: z.nullable(Money),
});
export type PickedItem = z.output<typeof PickedItem>;

const ruleFields = {
  /** With those below it. */
  category: z.nullable(CategoryId),
  /** In the currency of the organization, both included. */
  price_from: z.nullable(InputAmount),
  price_to: z.nullable(InputAmount),
  /** Items of the last so many days. */
  new_days: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(COLLECTION_DAYS_MAX))),
  /** Only what has cost more before. */
  discounted: z.boolean(),
};

/** What is in an automatic collection: all that fits every condition; there is one at least. */
const Rule = z.object(ruleFields).check(({ value: rule, issues }) => {
  const refuse = (field: keyof typeof ruleFields, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: rule[field] });
  const { category, price_from, price_to, new_days, discounted } = rule;
  if ([category, price_from, price_to, new_days].every((one) => one === null) && !discounted) {
    refuse('category', 'required');
  }
  if (price_from !== null && price_to !== null && Number(price_from) > Number(price_to)) {
    refuse('price_to', 'reversed_range');
  }
});

const fields = {
  title: text(COLLECTION_TITLE_LENGTH),
  /** The same in other languages; readers of the others get the title above. */
  translations: z
    .array(z.object({ locale: z.enum(LOCALES), title: text(COLLECTION_TITLE_LENGTH) }))
    .check(
      atMost(LOCALES.length),
      z.refine(
        (list) => new Set(list.map(({ locale }) => locale)).size === list.length,
        problem('repeated'),
      ),
    ),
  /** An upload of the caller's; null takes the picture away, absent leaves it. */
  image_id: z.optional(z.nullable(Id)),
  is_published: z.boolean(),
  /** Null where its items are chosen one by one. */
  rule: z.nullable(Rule),
  /** In their order; none in an automatic collection. */
  item_ids: ordered(COLLECTION_ITEMS_MAX),
};

const Fields = z.object(fields);

function checkCollection({ value, issues }: z.core.ParsePayload<z.output<typeof Fields>>): void {
  if (value.rule === null || value.item_ids.length === 0) return;
  const message = problem('invalid');
  issues.push({ code: 'custom', message, path: ['item_ids'], input: value.item_ids });
}

export const CollectionInput = Fields.check(checkCollection);
export type CollectionInput = z.output<typeof CollectionInput>;

/** A collection as staff edit it. */
export const EditedCollection = z.object({
  id: Id,
  /** Sent back with an edit: it fails once somebody else has made another one. */
  version: z.number(),
  title: z.string(),
  translations: z.array(z.object({ locale: z.enum(LOCALES), title: z.string() })),
  /** Its own. */
  image: z.nullable(Image),
  is_published: z.boolean(),
  rule: z.nullable(
    z.object({
      category: z.nullable(Id),
      price_from: z.nullable(Amount),
      price_to: z.nullable(Amount),
      new_days: z.nullable(z.number()),
      discounted: z.boolean(),
    }),
  ),
  items: z.array(PickedItem),
});
export type EditedCollection = z.output<typeof EditedCollection>;

/** A collection in the list of staff. */
export const StaffCollection = z.extend(CollectionCard, {
  is_published: z.boolean(),
  is_automatic: z.boolean(),
  /** What clients see in it, counted up to 1,000. */
  item_count: z.number(),
});
export type StaffCollection = z.output<typeof StaffCollection>;

const ofStaff = {
  permission: { organization: 'can_manage_catalog' as OrganizationPermission, param: 'id' },
} as const;

const path = '/organizations/{id}/collections/' as const;

const ofCollection = {
  ...ofStaff,
  path: `${path}{collection}/`,
  params: z.object({ id: Id, collection: Id }),
} as const;

export const listStaffCollections = defineRoute({
  ...ofStaff,
  method: 'GET',
  path,
  summary: 'All collections of an organization in their order, hidden ones too',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(StaffCollection), currency: z.string() }) },
  errors: ['not_found', 'forbidden'],
});

export const createCollection = defineRoute({
  ...ofStaff,
  method: 'POST',
  path,
  summary: 'Adds a collection behind the others',
  params: IdParams,
  idempotent: true,
  body: CollectionInput,
  responses: { 201: EditedCollection },
  errors: [
    'not_found',
    'forbidden',
    'too_many_kept',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const orderCollections = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path: '/organizations/{id}/collection_order/',
  summary: 'Brings the collections into an order; those that are not named come behind',
  params: IdParams,
  body: z.object({ collection_ids: ordered(COLLECTIONS_MAX) }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});

export const getEditedCollection = defineRoute({
  ...ofCollection,
  method: 'GET',
  summary: 'A collection with everything that staff can change',
  responses: { 200: EditedCollection },
  errors: ['not_found', 'forbidden'],
});

export const updateCollection = defineRoute({
  ...ofCollection,
  method: 'PUT',
  summary: 'Changes a collection; 409 when somebody else did meanwhile',
  body: z
    .object({ ...fields, version: z.number().check(z.int(), z.gte(1)) })
    .check(checkCollection),
  responses: { 200: EditedCollection },
  errors: ['not_found', 'forbidden', 'collection_changed'],
});

export const deleteCollection = defineRoute({
  ...ofCollection,
  method: 'DELETE',
  summary: 'Deletes a collection; its items stay',
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});

const PickedItems = z.object({ list: z.array(PickedItem) });

export const getPinnedItems = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/pinned_items/',
  summary: 'Products that stand before all others of the shop, in their order',
  params: IdParams,
  responses: { 200: PickedItems },
  errors: ['not_found', 'forbidden'],
});

export const pinItems = defineRoute({
  ...ofStaff,
  method: 'PUT',
  path: '/organizations/{id}/pinned_items/',
  summary: 'Sets which products stand before all others of the shop, and in which order',
  params: IdParams,
  body: z.object({ item_ids: ordered(PINNED_ITEMS_MAX) }),
  responses: { 200: PickedItems },
  errors: ['not_found', 'forbidden'],
});

const ofSelection = {
  ...ofStaff,
  path: '/organizations/{id}/items/{item}/selection/',
  params: z.object({ id: Id, item: Id }),
} as const;

export const getItemSelection = defineRoute({
  ...ofSelection,
  method: 'GET',
  summary: 'What staff have chosen to go with a product',
  responses: { 200: PickedItems },
  errors: ['not_found', 'forbidden'],
});

export const setItemSelection = defineRoute({
  ...ofSelection,
  method: 'PUT',
  summary: 'Chooses what goes with a product, in its order',
  body: z.object({ item_ids: ordered(SELECTION_MAX) }),
  responses: { 200: PickedItems },
  errors: ['not_found', 'forbidden'],
});
