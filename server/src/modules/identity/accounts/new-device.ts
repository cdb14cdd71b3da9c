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

export async function announceNewDevice(
  { emit }: Pick<UnitOfWork<unknown>, 'emit'>,
  locate: LocateAddress,
  { userId, device, address, location, locale }: NewDevice,
): Promise<void> {
  const country = location === '' ? await locate(address) : null;
  const place = country ? countryName(country, locale) : location;
  emit(
    newDeviceSignedIn({
      organizationId: null,
      userId,
      deviceTitle: describeDevice(device),
      location: place,
    }),
  );
}
