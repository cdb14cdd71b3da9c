import type { i18n } from 'i18next';
import { UI_NAMESPACE } from './bind-translations.ts';

/**
 * For the client of `/api/v1`: what a person reads of an error, in the language that is shown. Nothing where the
 * error's own words will do.
 * @param keys of the design system's texts, by code
 */
export function wordsForErrors(
  instance: i18n,
  keys: Readonly<Partial<Record<string, string>>>,
): (code: string) => string | undefined {
  return (code) => {
    const key = keys[code];
    return key === undefined ? undefined : instance.t(key, { ns: UI_NAMESPACE });
  };
}
