import i18next, { type i18n } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '../contract/locales.ts';

/** Imports the texts of one language of one namespace. */
export type MessageLoader = (
  locale: Locale,
) => Promise<{ readonly default: Record<string, unknown> }>;

const loaders = new WeakMap<i18n, Map<string, MessageLoader>>();

/** Makes the one i18n instance of a page (the server makes one for each render). */
export function createI18n({ locale }: { locale: Locale }): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    ns: [],
    defaultNS: false,
    resources: {},
    // Keys are the words of a list, not paths into a tree.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  loaders.set(instance, new Map());
  return instance;
}

/** Loads a namespace in the present language and remembers how, so that a language switch can load it again. */
export async function addNamespace(
  instance: i18n,
  namespace: string,
  load: MessageLoader,
): Promise<void> {
  loadersOf(instance).set(namespace, load);
  await loadBundle(instance, namespace, load, instance.language as Locale);
}

/**
 * Switches the language without a reload: everything in use is loaded first, so that no key shows.
 * Rejects, and changes nothing, when a namespace cannot be loaded.
 */
export async function changeLocale(instance: i18n, locale: Locale): Promise<void> {
  await Promise.all(
    [...loadersOf(instance)].map(([namespace, load]) =>
      loadBundle(instance, namespace, load, locale),
    ),
  );
  await instance.changeLanguage(locale);
}

async function loadBundle(
  instance: i18n,
  namespace: string,
  load: MessageLoader,
  locale: Locale,
): Promise<void> {
  if (instance.hasResourceBundle(locale, namespace)) return;
  const { default: messages } = await load(locale);
  instance.addResourceBundle(locale, namespace, messages);
}

function loadersOf(instance: i18n): Map<string, MessageLoader> {
  const known = loaders.get(instance);
  if (!known) throw new Error('This i18n instance was not made by createI18n');
  return known;
}
