import { useState } from 'react';
import { useStore } from 'jotai';
import { useApi } from '@karavan/shared-api/query';
import { userLocationAtom } from '@karavan/shared-api/state';
import { usePlaceT } from './texts.ts';
import { findDevicePlace, type DevicePlace } from './find-device-place.ts';

export type { DevicePlace } from './find-device-place.ts';

/** Asks where the device is, at a press; what it says is where searches and maps begin from then on. */
export function useDevicePlace() {
  const t = usePlaceT();
  const api = useApi();
  const store = useStore();
  const [status, setStatus] = useState<'idle' | 'locating' | 'failed'>('idle');

  async function locate(): Promise<DevicePlace | null> {
    setStatus('locating');
    const place = await findDevicePlace(api);
    setStatus(place ? 'idle' : 'failed');
    if (place) store.set(userLocationAtom, place);
    return place;
  }

  return {
    status,
    locate,
    forgetFailure: () => setStatus('idle'),
    texts: { near: t('near_me'), failed: t('locating_failed') },
  };
}
