import { createHmac, randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { MapSource } from '@karavan/shared-api/contract/enumerations';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { MapPlace } from '@karavan/shared-api/contract/map-places';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import type { Perishable } from '../../../platform/pruning/perishable.ts';
import { countEvent, countWithin, findCount } from '../../../platform/throttle/throttle.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { holdOrganization, type OrganizationsTables } from '../organizations/index.ts';
import { CLAIM_TEXTS } from './claim-texts.ts';
import type { MapPlacesTables } from './map-places.tables.ts';

/** Whoever answers the phone of the place may have to be asked. */
const CODE_MINUTES = 10;
const RESEND_SECONDS = 60;
/** Codes to one phone, and for one organization or person, in a day. */
const CODES_PER_DAY = 5;

export const PERISHABLE_CLAIMS: Perishable = {
  table: 'place_claim',
  column: 'expires_at',
  seconds: 0,
};

interface Claim {
  readonly source: MapSource;
  readonly placeId: string;
  readonly organizationId: number;
}

export const hashCode = (key: Buffer, { source, placeId, organizationId }: Claim, code: string) =>
  createHmac('sha256', key).update(`${organizationId} ${source} ${placeId} ${code}`).digest();

/**
 * Counts a code before it is sent.
 * @throws ApiError `code_sent_lately` with the time to wait, `limit_exceeded`
 */
export async function countClaim(
  db: Kysely<ThrottleTables>,
  { source, placeId, organizationId }: Claim,
  { phone, userId }: { readonly phone: string; readonly userId: number },
): Promise<void> {
  const lately = `place-claim minute ${source} ${placeId}`;
  if (!(await countWithin(db, lately, { limit: 1, seconds: RESEND_SECONDS }))) {
    const last = await findCount(db, lately);
    throw new ApiError('code_sent_lately', { retryAfter: last?.seconds ?? RESEND_SECONDS });
  }
  const perDay = { limit: CODES_PER_DAY, seconds: DAY_SECONDS };
  for (const whose of [`phone ${phone}`, `organization ${organizationId}`, `person ${userId}`]) {
    if (!(await countEvent(db, `place-claim day ${whose}`, perDay))) {
      throw new ApiError('limit_exceeded');
    }
  }
}

interface Opening extends Claim {
  readonly key: Buffer;
  readonly place: Pick<MapPlace, 'title'>;
  /** One of the place's, as the service names it now. */
  readonly phone: string;
  readonly locale: Locale;
}

/**
 * Sends a code to the phone of a place, for an organization that says it is the place. One claim of a place is open
 * at a time.
 * @returns seconds until another code may be asked for
 * @throws ApiError `place_taken` once another organization has confirmed it, `code_sent_lately` while another one's
 * claim is open
 */
export async function claimPlace(
  trx: Transaction<MapPlacesTables & OrganizationsTables>,
  { key, place, phone, locale, ...claim }: Opening,
): Promise<number> {
  const { source, placeId: place_id, organizationId: organization_id } = claim;
  await holdOrganization(trx, organization_id);
  const taken = await trx
    .selectFrom('map_place')
    .select('organization_id')
    .where('source', '=', source)
    .where('place_id', '=', place_id)
    .where('confirmed_at', 'is not', null)
    .where('organization_id', '!=', organization_id)
    .executeTakeFirst();
  if (taken) throw new ApiError('place_taken');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    organization_id,
    phone,
    code_hash: hashCode(key, claim, code),
    expires_at: new Date(Date.now() + CODE_MINUTES * MINUTE_MS),
  };
  await trx.deleteFrom('place_claim').where('organization_id', '=', organization_id).execute();
  const opened = await trx
    .insertInto('place_claim')
    .values({ source, place_id, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'place_id'])
        .doUpdateSet(values)
        .where('place_claim.expires_at', '<=', sql<Date>`now()`),
    )
    .returning('organization_id')
    .executeTakeFirst();
  if (!opened) throw new ApiError('code_sent_lately', { retryAfter: CODE_MINUTES * 60 });
  await addJob(trx, sendMessage, {
    providerKey: crypto.randomUUID(),
    channel: 'sms',
    to: phone,
    text: CLAIM_TEXTS[locale](code, place.title),
    code,
  });
  return RESEND_SECONDS;
}
