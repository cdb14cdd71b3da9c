import i18next, { type i18n } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '../contract/locales.ts';

/** Imports the texts of one language of one namespace. */
export type MessageLoader = (
  locale: Locale,
) => Promise<{ readonly default: Record<string, unknown> }>;

interface Languages {
  readonly loaders: Map<string, MessageLoader>;
  /** The latest requested language; differs from the one shown while its texts load. */
  wanted: Locale;
}

const languagesByInstance = new WeakMap<i18n, Languages>();

/** Creates the one i18n instance of a page (the server creates one per render). */
export function createI18n({ locale }: { locale: Locale }): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    ns: [],
    defaultNS: false,
    resources: {},
    // Keys are flat, not paths into a tree.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  languagesByInstance.set(instance, { loaders: new Map(), wanted: locale });
  return instance;
}

/** Loads a namespace in the current language and remembers its loader, for later language switches. */
export async function addNamespace(
  instance: i18n,
  namespace: string,
  load: MessageLoader,
): Promise<void> {
  const { loaders, wanted } = languagesOf(instance);
  loaders.set(namespace, load);
  await loadBundle(instance, namespace, load, wanted);
  // The person may have switched while the texts were loading.
  if (languagesOf(instance).wanted !== wanted) await addNamespace(instance, namespace, load);
}

/**
 * Switches the language without a reload: everything in use is loaded first, so that no raw key
 * appears. Of two switches the later one wins. Rejects, and changes nothing, when a namespace
 * cannot be loaded.
 */
export async function changeLocale(instance: i18n, locale: Locale): Promise<void> {
  const languages = languagesOf(instance);
  languages.wanted = locale;
  try {
    await Promise.all(
      [...languages.loaders].map(([namespace, load]) =>
        loadBundle(instance, namespace, load, locale),
      ),
    );
  } catch (error) {
    if (languages.wanted === locale) languages.wanted = instance.language as Locale;
    throw error;
  }
  if (languages.wanted === locale) await instance.changeLanguage(locale);
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

function languagesOf(instance: i18n): Languages {
  const languages = languagesByInstance.get(instance);
  if (!languages) throw new Error('This i18n instance was not made by createI18n');
  return languages;
}
