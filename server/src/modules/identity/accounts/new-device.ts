import { countryName } from '@karavan/shared-api/contract/country-name';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Arrival } from '../../../platform/auth/is-new-device.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { LocateAddress } from '../regions/index.ts';
import { newDeviceSignedIn } from './accounts.events.ts';

interface NewDevice extends Arrival {
  readonly locale: Locale;
  /** Where the device says that it is; where the address is from when it says nothing. */
  readonly location: string;
}

/** Where the device says that it is; where the address is from when it says nothing. */
export async function placeOf(
  locate: LocateAddress,
  { address, location, locale }: Pick<NewDevice, 'address' | 'location' | 'locale'>,
): Promise<string> {
  const country = location === '' ? await locate(address) : null;
  return country ? countryName(country, locale) : location;
}

export async function announceNewDevice(
  { emit }: Pick<UnitOfWork<unknown>, 'emit'>,
  locate: LocateAddress,
  { userId, device, address, location, locale }: NewDevice,
): Promise<void> {
  const place = await placeOf(locate, { address, location, locale });
  emit(
    newDeviceSignedIn({
      organizationId: null,
      userId,
      deviceTitle: describeDevice(device),
      location: place,
    }),
  );
}
