import type { Kysely } from 'kysely';
import type { PlacePreview } from '@karavan/shared-api/contract/map-places';
import type { UploadedPicture } from '@karavan/shared-api/contract/files';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import type { SentPicture } from '../../../platform/files/require-photo.ts';
import { uploadPicture } from '../../../platform/files/upload-picture.ts';
import type { createUploadQuota } from '../../../platform/files/upload-quota.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import { organizationsWhere, type StaffTables } from '../staff/index.ts';
import type { MapPlacesTables } from './map-places.tables.ts';
import type { FoundPlace } from './map-source.ts';

interface PreviewDependencies {
  readonly db: Kysely<MapPlacesTables & OrganizationsTables & StaffTables & FilesTables>;
  readonly store: FileStore;
  readonly quota: ReturnType<typeof createUploadQuota>;
}

/** A place as a person sees it who may bring it here, with its pictures as uploads of theirs. */
export async function previewPlace(
  { db, store, quota }: PreviewDependencies,
  userId: number,
  { place, pictures }: FoundPlace,
): Promise<PlacePreview> {
  const own = organizationsWhere(userId, 'can_edit_organization');
  const known = await db
    .selectFrom('map_place as place')
    .innerJoin('organization', 'organization.id', 'place.organization_id')
    .select(['organization.id', 'organization.title'])
    .select((eb) => [
      eb('organization.id', 'in', own).as('is_own'),
      eb('place.confirmed_at', 'is not', null).as('is_confirmed'),
    ])
    .where('place.source', '=', place.source)
    .where('place.place_id', '=', place.place_id)
    .where((eb) =>
      eb.or([eb('organization.is_listed', '=', true), eb('organization.id', 'in', own)]),
    )
    .executeTakeFirst();
  const organization = known
    ? { ...known, is_own: Boolean(known.is_own), is_confirmed: Boolean(known.is_confirmed) }
    : null;
  if (organization) return { place, organization, pictures: [] };

  const uploads: UploadedPicture[] = [];
  for (const load of pictures) {
    const picture = await loadOrNone(load);
    if (!picture) continue;
    await quota.countFile(userId, { isKept: true });
    await quota.countBytes(userId, picture.content.length);
    const upload = { ownerId: userId, picture, isWatermarked: false };
    const { uploadId, ...stored } = await uploadPicture(db, store, upload);
    const image = presentImage(stored);
    uploads.push({ id: uploadId, image_url: image.large, is_watermarked: false, image });
  }
  return { place, organization, pictures: uploads };
}

/** A picture that cannot be had is no reason to show nothing of the place. */
async function loadOrNone(load: () => Promise<SentPicture>): Promise<SentPicture | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof OutboundError || error instanceof ApiError) return null;
    throw error;
  }
}
