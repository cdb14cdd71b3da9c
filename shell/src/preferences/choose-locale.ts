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
  { api, i18n, store }: Pick<ShellServices, 'api' | 'i18n' | 'store'>,
  locale: Locale,
): Promise<boolean> {
  try {
    await changeLocale(i18n, locale);
  } catch {
    return false;
  }
  store.set(localeAtom, locale);
  document.documentElement.lang = locale;
  if (store.get(isSignedInAtom)) await api.call(updateMe, { body: { locale } });
  return true;
}
