import type { ApiClient } from '@karavan/shared-api/client';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import { GEOLOCATION_TIMEOUT } from '../contract/limits.ts';

export interface DevicePlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Of the network's address, as the device does not tell: of the city, at best. */
  readonly isApproximate: boolean;
}

/** Where the device says that it is, else where its network is; null when nobody knows. Without a `geolocation` only the network is asked. */
export async function findDevicePlace(
  api: Pick<ApiClient, 'call'>,
  geolocation: Geolocation | null | undefined = navigator.geolocation,
): Promise<DevicePlace | null> {
  const told = geolocation && (await askDevice(geolocation));
  if (told) return { latitude: told.latitude, longitude: told.longitude, isApproximate: false };
  const answer = await api.call(getMyLocation, {});
  if (!answer.ok) return null;
  const { latitude, longitude } = answer.data;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, isApproximate: true };
}

function askDevice(geolocation: Geolocation): Promise<GeolocationCoordinates | null> {
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { timeout: GEOLOCATION_TIMEOUT, enableHighAccuracy: true },
    ),
  );
}
