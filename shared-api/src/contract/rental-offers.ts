import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { checkTexts, EditedItem, itemFields } from './item-editing.ts';
import { RENTAL_MANAGERS } from './permissions.ts';
import { checkTerms, EditedRental, termsFields } from './rental-terms.ts';
import { defineRoute } from './route.ts';

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

const offerFields = {
  title,
  description,
  translations,
  category,
  images,
  videos,
  instagram_posts,
  status,
  publish_at,
  ...termsFields,
};

const Fields = z.object(offerFields);

function checkOffer(payload: z.core.ParsePayload<z.output<typeof Fields>>): void {
  checkTexts(payload);
  checkTerms(payload);
}

/** Everything that staff tell of something that they let: what it is, and on which terms. */
export const RentalInput = Fields.check(checkOffer);
export type RentalInput = z.output<typeof RentalInput>;

const { shape: item } = EditedItem;
const { shape: rental } = EditedRental;

/** Something that is let, as staff edit it. */
export const RentalOffer = z.object({
  id: item.id,
  /** Of all of it: changing the terms alone counts it up too. */
  version: item.version,
  title: item.title,
  description: item.description,
  translations: item.translations,
  category: item.category,
  currency: item.currency,
  images: item.images,
  videos: item.videos,
  instagram_posts: item.instagram_posts,
  status: item.status,
  publish_at: item.publish_at,
  time_zone: rental.time_zone,
  live_bookings: rental.live_bookings,
  terms: rental.terms,
});
export type RentalOffer = z.output<typeof RentalOffer>;

const ofStaff = {
  permission: { organization: RENTAL_MANAGERS, param: 'id' },
} as const;

const ofRental = {
  ...ofStaff,
  path: '/organizations/{id}/rentals/{item}/offer/',
  params: z.object({ id: Id, item: Id }),
} as const;

export const createRental = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/rentals/',
  summary: 'Adds something that is let: a draft, or at once for booking',
  params: IdParams,
  idempotent: true,
  body: RentalInput,
  responses: { 201: RentalOffer },
  errors: ['not_found', 'forbidden', 'idempotency_key_required', 'idempotency_key_reused'],
});

export const getRentalOffer = defineRoute({
  ...ofRental,
  method: 'GET',
  summary: 'Something that is let, with everything that its staff can change',
  responses: { 200: RentalOffer },
  errors: ['not_found', 'forbidden'],
});

export const updateRentalOffer = defineRoute({
  ...ofRental,
  method: 'PUT',
  summary:
    'Changes something that is let, its terms for bookings from now on; 409 with what is stored when somebody else did meanwhile',
  body: z
    .object({ ...offerFields, version: z.number().check(z.int(), z.gte(1)) })
    .check(checkOffer),
  responses: { 200: RentalOffer },
  errors: ['not_found', 'forbidden', 'item_changed', 'item_taken_down', 'period_booked'],
});

export const deleteRental = defineRoute({
  ...ofRental,
  method: 'DELETE',
  summary: 'Deletes something that is let and that nobody has ever booked',
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'item_ordered'],
});

export const duplicateRental = defineRoute({
  ...ofRental,
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/duplicate/',
  summary:
    'Makes a draft out of something that is let: the same terms, without bookings and past seasons',
  idempotent: true,
  responses: { 201: RentalOffer },
  errors: [
    'not_found',
    'forbidden',
    'item_taken_down',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});
