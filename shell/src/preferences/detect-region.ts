import { getMyLocation, listCountries } from '@karavan/shared-api/client/regions';
import { takeRegion, type Region } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';
import { chooseRegion } from './choose-region.ts';

export type Detection =
  | { readonly outcome: 'found'; readonly region: Region }
  /** Nothing matches, a request failed, or the previous detection is still running. */
  | { readonly outcome: 'unknown' | 'error' | 'in_progress' };

let isInProgress = false;

/** Detects the region from the caller's location and saves it. */
export async function detectRegion(
  services: Pick<ShellServices, 'api' | 'store'>,
): Promise<Detection> {
  if (isInProgress) return { outcome: 'in_progress' };
  isInProgress = true;
  try {
    return await detect(services);
  } finally {
    isInProgress = false;
  }
}

async function detect(services: Pick<ShellServices, 'api' | 'store'>): Promise<Detection> {
  const { api, store } = services;
  const location = await api.call(getMyLocation, {});
  if (!location.ok) return { outcome: 'error' };
  const code = location.data.country_code;
  if (code === null) return { outcome: 'unknown' };
  const countries = await api.call(listCountries, { query: { code } });
  if (!countries.ok) return { outcome: 'error' };
  const [region] = countries.data.results.countries;
  if (!region) return { outcome: 'unknown' };
  takeRegion(store, region);
  await chooseRegion(services, region);
  return { outcome: 'found', region };
}
