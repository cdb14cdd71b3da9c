import { GEOLOCATION_TIMEOUT } from '@karavan/shared-api/contract/limits';
import type { Presence } from '@karavan/shared-api/contract/attendance';

type Position = NonNullable<Presence['place']>;

/** Where the device is now, with how well it knows; the reason where it does not say. */
export function askPosition(
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<Position | 'refused' | 'unknown'> {
  if (!geolocation) return Promise.resolve('unknown');
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      // A place of before would be that of home.
      { enableHighAccuracy: true, maximumAge: 0, timeout: 2 * GEOLOCATION_TIMEOUT },
    ),
  );
}

/** Of `GeolocationPositionError`, which not every browser has as a global. */
const PERMISSION_DENIED = 1;
