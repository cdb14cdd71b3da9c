import { sql, type Kysely, type Transaction } from 'kysely';
import type { MapSource } from '@karavan/shared-api/contract/enumerations';
import { equal } from '../../../platform/auth/tokens.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countEvent, forgetEvents } from '../../../platform/throttle/throttle.ts';
import { HALF_HOUR_SECONDS, DAY_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { holdOrganization, type OrganizationsTables } from '../organizations/index.ts';
import { hashCode } from './claim-place.ts';
import type { MapPlacesTables } from './map-places.tables.ts';

const WRONG_PER_HALF_HOUR = 5;
const WRONG_PER_DAY = 15;

interface Confirmation {
  readonly key: Buffer;
  readonly organizationId: number;
  readonly code: string;
}

/**
 * Counts a guess before it is looked at, whoever of the organization makes it, and forgets them all with a right one.
 * @throws ApiError `limit_exceeded`, and whatever `look` throws
 */
export async function countGuess<T>(
  db: Kysely<ThrottleTables>,
  organizationId: number,
  look: () => Promise<T>,
): Promise<T> {
  const halfHour = `place-code half-hour ${organizationId}`;
  const day = `place-code day ${organizationId}`;
  const mayTry =
    (await countEvent(db, halfHour, { limit: WRONG_PER_HALF_HOUR, seconds: HALF_HOUR_SECONDS })) &&
    (await countEvent(db, day, { limit: WRONG_PER_DAY, seconds: DAY_SECONDS }));
  if (!mayTry) throw new ApiError('limit_exceeded');
  const result = await look();
  await Promise.all([forgetEvents(db, halfHour), forgetEvents(db, day)]);
  return result;
}

/**
 * Takes the code of an organization's open claim: the place is the organization's from then on. Where another one
 * stood for it without a code, that one stays as it is, but is the place no longer.
 * @throws ApiError `code_expired` without an open claim, `wrong_credentials`, `place_taken` once another organization
 * has confirmed the place
 */
export async function confirmPlace(
  trx: Transaction<MapPlacesTables & OrganizationsTables>,
  { key, organizationId, code }: Confirmation,
): Promise<{ readonly source: MapSource; readonly place_id: string }> {
  await holdOrganization(trx, organizationId);
  const claim = await trx
    .selectFrom('place_claim')
    .select(['source', 'place_id', 'phone', 'code_hash'])
    .where('organization_id', '=', organizationId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) throw new ApiError('code_expired');
  const { source, place_id, phone, code_hash } = claim;
  const wanted = { source, placeId: place_id, organizationId };
  if (!equal(code_hash, hashCode(key, wanted, code))) throw new ApiError('wrong_credentials');
  await trx.deleteFrom('place_claim').where('organization_id', '=', organizationId).execute();
  await trx
    .deleteFrom('map_place')
    .where('organization_id', '=', organizationId)
    .where('source', '=', source)
    .where('place_id', '!=', place_id)
    .execute();
  const values = {
    organization_id: organizationId,
    confirmed_phone: phone,
    confirmed_at: new Date(),
  };
  const confirmed = await trx
    .insertInto('map_place')
    .values({ source, place_id, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'place_id'])
        .doUpdateSet(values)
        .where((eb) =>
          eb.or([
            eb('map_place.confirmed_at', 'is', null),
            eb('map_place.organization_id', '=', organizationId),
          ]),
        ),
    )
    .returning('organization_id')
    .executeTakeFirst();
  if (!confirmed) throw new ApiError('place_taken');
  return { source, place_id };
}
