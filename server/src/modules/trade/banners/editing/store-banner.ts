import { sql, type Transaction } from 'kysely';
import type { BannerInput } from '@karavan/shared-api/contract/banners';
import { BANNERS_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { findOwnPictures } from '../../../../platform/files/find-own-pictures.ts';
import { holdOrganization, lifeStateNow } from '../../../organizations/organizations/index.ts';
import type { BannerTables } from '../banners.queries.ts';
import { describeTarget, refuse } from './find-target.ts';

type BannerTransaction = Transaction<BannerTables>;

interface Editing {
  readonly organizationId: number;
  readonly editorId: number;
  readonly input: BannerInput;
}

/**
 * Adds a banner behind the others.
 * @throws ApiError `too_many_kept`, `organization_closed`; `invalid_input` naming the field
 */
export async function createBanner(trx: BannerTransaction, editing: Editing): Promise<number> {
  const { organizationId } = editing;
  const position = await takePlace(trx, organizationId);
  if ((await lifeStateNow(trx, organizationId)) === 'deactivated') {
    throw new ApiError('organization_closed');
  }
  const file_id = (await findPicture(trx, editing)) ?? refuse('image_id', 'required');
  const { id } = await trx
    .insertInto('banner')
    .values({
      organization_id: organizationId,
      position,
      archived_at: null,
      file_id,
      ...(await describeBanner(trx, editing)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The place behind all others. Whoever adds several at once waits, so that the limit holds.
 * @throws ApiError `too_many_kept`
 */
export async function takePlace(trx: BannerTransaction, organizationId: number): Promise<number> {
  await holdOrganization(trx, organizationId);
  const { count, last } = await trx
    .selectFrom('banner')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= BANNERS_MAX) throw new ApiError('too_many_kept', { count: BANNERS_MAX });
  return (last ?? -1) + 1;
}

/**
 * Changes a banner, in the archive or not.
 * @throws ApiError `not_found`; `settings_changed` when somebody else has done so since; `invalid_input` naming the field
 */
export async function updateBanner(
  trx: BannerTransaction,
  { id, version, ...editing }: Editing & { readonly id: number; readonly version: number },
): Promise<void> {
  const present = await trx
    .selectFrom('banner')
    .select('version')
    .where('id', '=', id)
    .where('organization_id', '=', editing.organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if (present.version !== version) throw new ApiError('settings_changed');
  const file_id = await findPicture(trx, editing);
  await trx
    .updateTable('banner')
    .set({
      ...(await describeBanner(trx, editing)),
      ...(file_id !== undefined && { file_id }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The file of the picture that is sent, or of the banner that is named; undefined where neither is. */
async function findPicture(
  trx: BannerTransaction,
  { organizationId, editorId: ownerId, input: { image_id, image_of } }: Editing,
): Promise<number | undefined> {
  if (image_id !== undefined) {
    const [file] = await findOwnPictures(trx, { ownerId, uploads: [image_id], field: 'image_id' });
    return file;
  }
  if (image_of === undefined) return undefined;
  const other = await trx
    .selectFrom('banner')
    .select('file_id')
    .where('id', '=', image_of)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return other?.file_id ?? refuse('image_of', 'not_offered');
}

/** The columns of a banner that say what staff have entered, but for its picture. */
async function describeBanner(trx: BannerTransaction, { organizationId, input }: Editing) {
  return {
    ...(await describeTarget(trx, organizationId, input)),
    text: input.text,
    places: input.places,
    country: input.country,
    city: input.city,
    is_shown: input.is_shown,
    starts_at: new Date(input.starts_at),
    ends_at: input.ends_at === null ? null : new Date(input.ends_at),
  };
}
