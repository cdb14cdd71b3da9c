import { updateMe } from '@karavan/shared-api/client/accounts';
import { listCountries } from '@karavan/shared-api/client/regions';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { localeAtom, regionAtom, takeRegion } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';
import { showLocale } from './choose-locale.ts';

/**
 * After signing in, the page is in the account's language and region. An account without a region gets this
 * device's.
 */
export async function adoptAccount(
  services: Pick<ShellServices, 'api' | 'i18n' | 'store'>,
  { locale, region }: Pick<AuthenticatedUser, 'locale' | 'region'>,
): Promise<void> {
  const { api, store } = services;
  if (locale !== store.get(localeAtom)) await showLocale(services, locale);
  const here = store.get(regionAtom);
  if (region === here?.code) return;
  if (region === null) {
    if (here) await api.call(updateMe, { body: { region: here.code } });
    return;
  }
  const found = await api.call(listCountries, { query: { code: region } });
  const [own] = found.ok ? found.data.results.countries : [];
  if (own) takeRegion(store, own);
}
