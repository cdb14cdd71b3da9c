import { updateMe } from '@karavan/shared-api/client/accounts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { changeLocale } from '@karavan/shared-api/i18n';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';

/**
 * Switches the language of the page, and of the messages sent to the account. Resolves false,
 * keeping the old language, when the texts cannot be loaded.
 */
export async function chooseLocale(
  services: Pick<ShellServices, 'api' | 'i18n' | 'store'>,
  locale: Locale,
): Promise<boolean> {
  if (!(await showLocale(services, locale))) return false;
  const { api, store } = services;
  if (store.get(isSignedInAtom)) await api.call(updateMe, { body: { locale } });
  return true;
}

/** Switches the language of the page alone. */
export async function showLocale(
  { i18n, store }: Pick<ShellServices, 'i18n' | 'store'>,
  locale: Locale,
): Promise<boolean> {
  try {
    await changeLocale(i18n, locale);
  } catch {
    return false;
  }
  store.set(localeAtom, locale);
  document.documentElement.lang = locale;
  return true;
}
