import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Amount, Id, IdParams, Image, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { readBarcode } from './barcode.ts';
import { ITEM_STATUSES } from './enumerations.ts';
import { CategoryId } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import { InstagramPost, InstagramPostsInput } from './instagram-posts.ts';
import { ItemVideo } from './items.ts';
import {
  ITEM_BATCH_MAX,
  ITEM_DESCRIPTION_LENGTH,
  ITEM_NAME_LENGTH,
  ITEM_PICTURES_MAX,
  ITEM_SIZES_MAX,
  ITEM_VIDEOS_MAX,
  PICTURE_ALT_LENGTH,
  SIZE_LENGTH,
  SKU_LENGTH,
  STAFF_ITEMS_PAGE_SIZE,
  STOCK_MAX,
} from './limits.ts';
import { LOCALES } from './locales.ts';
import { RENTAL_MANAGERS, type OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;

export const ItemStatus = z.enum(ITEM_STATUSES);
export type ItemStatus = z.output<typeof ItemStatus>;

/** A picture that the item already shows, or an upload of the caller's. */
const PictureInput = z
  .object({
    file_id: z.optional(Id),
    upload_id: z.optional(Id),
    /** What it shows, for people who do not see it. */
    alt: text(PICTURE_ALT_LENGTH, { isOptional: true }),
  })
  .check(
    z.refine(({ file_id, upload_id }) => (file_id === undefined) !== (upload_id === undefined), {
      error: problem('required'),
      path: ['upload_id'],
    }),
  );

/** A video that the item already shows, an uploaded one or one of YouTube; new ones come with their picture. */
const VideoInput = z
  .object({
    id: z.nullable(Id),
    upload_id: z.optional(Id),
    youtube_id: z.optional(z.string().check(z.regex(/^[\w-]{11}$/, problem('link_format')))),
    poster_id: z.optional(Id),
  })
  .check(
    z.refine(
      ({ id, upload_id, youtube_id, poster_id }) =>
        id === null
          ? (upload_id === undefined) !== (youtube_id === undefined) && poster_id !== undefined
          : upload_id === undefined && youtube_id === undefined && poster_id === undefined,
      { error: problem('required'), path: ['upload_id'] },
    ),
  );

const Pieces = z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX));

/**
 * A size and how many pieces of it are for sale. Of one that is there already it is told how many the editor has
 * `seen`: the difference is what they want to change, whatever has been sold meanwhile.
 */
const SizeInput = z
  .object({
    id: z.nullable(Id),
    /** Empty for an item that comes in one size. */
    size: text(SIZE_LENGTH, { isOptional: true }),
    quantity: z
      .nullable(Pieces)
      .check(z.refine((pieces) => pieces !== null, { error: problem('required') })),
    seen: z.nullable(Pieces),
    /** The organization's own code; what is absent stays as it is. */
    sku: z.optional(z.nullable(text(SKU_LENGTH))),
    barcode: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.refine((code) => readBarcode(code) !== null, { error: problem('barcode_format') }),
          ),
      ),
    ),
  })
  .check(
    z.refine(({ id, seen }) => (id === null) === (seen === null), {
      error: problem('required'),
      path: ['seen'],
    }),
  );

const Sizes = z
  .array(SizeInput)
  .check(z.minLength(1), atMost(ITEM_SIZES_MAX), ({ value: sizes, issues }) => {
    const names = sizes.map(({ size }) => size.trim().toLowerCase());
    for (const field of ['sku', 'barcode'] as const) {
      const codes = sizes.map((size) => size[field]?.toLowerCase() ?? null);
      for (const [index, code] of codes.entries()) {
        if (code === null || codes.indexOf(code) === index) continue;
        const message = problem('repeated');
        issues.push({ code: 'custom', message, path: [index, field], input: sizes[index] });
      }
    }
    for (const [index, name] of names.entries()) {
      const isAlone = sizes.length === 1;
      const message =
        name === '' && !isAlone
          ? problem('required')
          : names.indexOf(name) === index
            ? undefined
            : problem('repeated');
      if (message === undefined) continue;
      issues.push({ code: 'custom', message, path: [index, 'size'], input: sizes[index] });
    }
  });

const Translation = z.object({
  locale: z.enum(LOCALES),
  title: text(ITEM_NAME_LENGTH),
  description: text(ITEM_DESCRIPTION_LENGTH, { isOptional: true, hasLines: true }),
});

/** What staff tell of an item. */
export const itemFields = {
  title: text(ITEM_NAME_LENGTH),
  description: text(ITEM_DESCRIPTION_LENGTH, { isOptional: true, hasLines: true }),
  /** The same in other languages; readers of the others get the texts above. */
  translations: z.array(Translation).check(
    atMost(LOCALES.length),
    z.refine(
      (list) => new Set(list.map(({ locale }) => locale)).size === list.length,
      problem('repeated'),
    ),
  ),
  category: CategoryId,
  /** In the currency of the organization. */
  price: z.nullable(InputAmount),
  /** What it cost before. */
  old_price: z.nullable(InputAmount),
  images: z.array(PictureInput).check(atMost(ITEM_PICTURES_MAX)),
  videos: z.array(VideoInput).check(atMost(ITEM_VIDEOS_MAX)),
  /** Absent: they stay as they are. */
  instagram_posts: z.optional(InstagramPostsInput),
  sizes: Sizes,
  status: ItemStatus,
  /** When a draft goes on sale by itself. */
  publish_at: z.nullable(z.iso.datetime({ error: problem('date_format') })),
};

const Fields = z.object(itemFields);

/** What fields must be beside each other. */
function checkItem({ value: item, issues }: z.core.ParsePayload<z.output<typeof Fields>>): void {
  const refuse = (field: keyof typeof itemFields, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: item[field] });
  const { price, old_price } = item;
  if (price !== null && Number(price) === 0) refuse('price', 'too_small');
  if (old_price !== null && Number(old_price) <= Number(price ?? 0)) {
    refuse('old_price', 'too_small');
  }
  checkTexts({ value: item, issues });
  // What goes on sale has a price.
  if (isOnSale(item) && price === null) refuse('price', 'required');
}

type Publication = Pick<z.output<typeof Fields>, 'status' | 'publish_at' | 'images'>;

const isOnSale = ({ status, publish_at }: Publication) =>
  status === 'published' || publish_at !== null;

/** What the fields of any item must be beside each other. */
export function checkTexts({ value: item, issues }: z.core.ParsePayload<Publication>): void {
  const refuse = (field: keyof Publication, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: item[field] });
  if (item.publish_at !== null && item.status !== 'draft') refuse('publish_at', 'invalid');
  // What goes on sale has something to see.
  if (isOnSale(item) && item.images.length === 0) refuse('images', 'required');
}

/** What staff tell of a product. */
export const ItemInput = Fields.check(checkItem);
export type ItemInput = z.output<typeof ItemInput>;

/** A product as staff edit it. */
export const EditedItem = z.object({
  id: Id,
  /** Sent back with an edit: it fails once somebody else has made another one. */
  version: z.number(),
  title: z.string(),
  description: z.string(),
  translations: z.array(
    z.object({ locale: z.enum(LOCALES), title: z.string(), description: z.string() }),
  ),
  category: z.object({ id: Id, title: z.string() }),
  price: z.nullable(Amount),
  old_price: z.nullable(Amount),
  currency: z.string(),
  images: z.array(z.object({ file_id: Id, alt: z.string(), image: Image })),
  videos: z.array(z.extend(ItemVideo, { id: Id })),
  instagram_posts: z.array(InstagramPost),
  sizes: z.array(
    z.object({
      id: Id,
      size: z.string(),
      /** For sale. */
      quantity: z.number(),
      /** Promised to orders besides. */
      held: z.number(),
      sku: z.nullable(z.string()),
      barcode: z.nullable(z.string()),
    }),
  ),
  status: ItemStatus,
  publish_at: z.nullable(z.string()),
});
export type EditedItem = z.output<typeof EditedItem>;

const ofStaff = {
  permission: { organization: 'can_manage_catalog' as OrganizationPermission, param: 'id' },
} as const;

const ofItem = {
  ...ofStaff,
  path: '/organizations/{id}/items/{item}/',
  params: z.object({ id: Id, item: Id }),
} as const;

/** Which items a list of staff shows. */
export const ItemFilter = z.enum(['on_sale', 'low', 'sold_out', 'draft', 'archived']);
export type ItemFilter = z.output<typeof ItemFilter>;

/** A product in the list of staff. */
export const StaffItem = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
  status: ItemStatus,
  publish_at: z.nullable(z.string()),
  price: z.nullable(Money),
  old_price: z.nullable(Money),
  /** Pieces for sale, of all sizes. */
  quantity: z.number(),
  /** How many sizes have run out or nearly so, of how many. */
  low_sizes: z.number(),
  size_count: z.number(),
});
export type StaffItem = z.output<typeof StaffItem>;

export const listStaffItems = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/items/',
  summary: 'Products of an organization as its staff see them, drafts too, the latest first',
  params: IdParams,
  query: z.object({
    ...pageQuery(STAFF_ITEMS_PAGE_SIZE),
    filter: z.optional(ItemFilter),
    search: z.optional(text(100, { isOptional: true })),
  }),
  responses: {
    200: z.extend(pageOf(StaffItem), {
      /** How many there are in all of each filter; on the first page alone. */
      counts: z.nullable(
        z.object({
          all: z.number(),
          on_sale: z.number(),
          low: z.number(),
          sold_out: z.number(),
          draft: z.number(),
          archived: z.number(),
        }),
      ),
    }),
  },
  errors: ['not_found', 'forbidden'],
});

export const getItemDefaults = defineRoute({
  permission: {
    organization: RENTAL_MANAGERS,
    param: 'id',
  },
  method: 'GET',
  path: '/organizations/{id}/items/defaults/',
  summary: 'What a new product or event begins with',
  params: IdParams,
  responses: {
    200: z.object({
      currency: z.string(),
      /** Of the latest product; null for the first one. */
      category: z.nullable(Id),
    }),
  },
  errors: ['not_found', 'forbidden'],
});

export const createItem = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/items/',
  summary: 'Adds a product: a draft, or at once for sale',
  params: IdParams,
  idempotent: true,
  body: ItemInput,
  responses: { 201: EditedItem },
  errors: ['not_found', 'forbidden', 'idempotency_key_required', 'idempotency_key_reused'],
});

export const getEditedItem = defineRoute({
  ...ofItem,
  method: 'GET',
  summary: 'A product with everything that its staff can change',
  responses: { 200: EditedItem },
  errors: ['not_found', 'forbidden'],
});

export const updateItem = defineRoute({
  ...ofItem,
  method: 'PUT',
  summary: 'Changes a product; 409 with what is stored when somebody else did meanwhile',
  body: z.object({ ...itemFields, version: z.number().check(z.int(), z.gte(1)) }).check(checkItem),
  responses: { 200: EditedItem },
  errors: ['not_found', 'forbidden', 'item_changed', 'size_in_use', 'item_taken_down'],
});

export const deleteItem = defineRoute({
  ...ofItem,
  method: 'DELETE',
  summary: 'Deletes a product that nobody has ever ordered',
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'item_ordered'],
});

export const duplicateItem = defineRoute({
  ...ofItem,
  method: 'POST',
  path: '/organizations/{id}/items/{item}/duplicate/',
  summary: 'Makes a draft out of a product: the same in all but its stock',
  idempotent: true,
  responses: { 201: EditedItem },
  errors: [
    'not_found',
    'forbidden',
    'item_taken_down',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

/** What becomes of a price: by percent, or by a sum of the organization's currency. */
const PriceChange = z
  .object({
    percent: z.optional(z.number().check(z.int(), z.gte(-99), z.lte(1000))),
    amount: z.optional(
      z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/, problem('amount_format'))),
    ),
    /** Shows what it cost before, where it falls. */
    keeps_old: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      error: problem('required'),
      path: ['amount'],
    }),
  );
export type PriceChange = z.output<typeof PriceChange>;

/** What has become of one item of a batch. */
export const BatchResult = z.enum([
  'changed',
  'unchanged',
  'not_found',
  /** It has no price to change, or none that could be lower. */
  'price',
  /** It lacks a price or a picture, so it cannot go on sale. */
  'incomplete',
  /** An operator of the platform has forbidden it. */
  'taken_down',
]);
export type BatchResult = z.output<typeof BatchResult>;

export const changeItems = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/items/batch/',
  summary: 'Changes price, category or state of many products at once, and tells of each',
  params: IdParams,
  idempotent: true,
  body: z
    .object({
      item_ids: z.array(Id).check(
        z.minLength(1),
        atMost(ITEM_BATCH_MAX),
        z.refine((ids) => new Set(ids).size === ids.length, problem('repeated')),
      ),
      price: z.optional(PriceChange),
      category: z.optional(CategoryId),
      status: z.optional(ItemStatus),
    })
    .check(
      z.refine(
        ({ price, category, status }) =>
          price !== undefined || category !== undefined || status !== undefined,
        { error: problem('required'), path: ['status'] },
      ),
    ),
  /** In the order of the ids. */
  responses: { 200: z.object({ list: z.array(BatchResult) }) },
  errors: ['not_found', 'forbidden', 'idempotency_key_required', 'idempotency_key_reused'],
});
