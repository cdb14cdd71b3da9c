import { sql, type Kysely } from 'kysely';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { LocateAddress } from '../regions/index.ts';
import { newDeviceSignedIn } from './accounts.events.ts';

/** A device not seen for longer than that counts as new. */
const REMEMBERED_SIGN_INS = 20;

interface Arrival {
  readonly userId: number;
  readonly device: string;
  readonly address: string;
}

/**
 * Whether somebody signs in from elsewhere than before. A first sign-in is not news, and neither is
 * that of somebody who has merely lost their cookies: the same device at the same address.
 */
export async function isNewDevice(
  db: Kysely<Tables>,
  { userId, device, address }: Arrival,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('sign_in')
    .select(sql<boolean>`device = ${device} and address = ${address}::inet`.as('is_same'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(REMEMBERED_SIGN_INS)
    .execute();
  return earlier.length > 0 && !earlier.some(({ is_same }) => is_same);
}

interface NewDevice extends Arrival {
  readonly locale: Locale;
  /** Where the device says that it is; where the address is from when it says nothing. */
  readonly location: string;
}

export async function announceNewDevice(
  { emit }: Pick<UnitOfWork<Tables>, 'emit'>,
  locate: LocateAddress,
  { userId, device, address, location, locale }: NewDevice,
): Promise<void> {
  const country = location === '' ? await locate(address) : null;
  const place = country
    ? (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country)
    : location;
  emit(
    newDeviceSignedIn({
      organizationId: null,
      userId,
      deviceTitle: describeDevice(device),
      location: place,
    }),
  );
}
