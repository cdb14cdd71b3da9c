import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The namespace of the design system's own texts. */
export const UI_NAMESPACE = 'ui';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K> = K extends `${infer Base}${PluralSuffix}` ? Base : K;

/** Values for the `{{name}}` placeholders of a text; `count` also selects its plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type MessageKey<Messages> = WithoutPlural<keyof Messages & string>;

export type Translate<Messages> = (key: MessageKey<Messages>, values?: MessageValues) => string;

/**
 * Binds a namespace to the keys of its Russian file, so that an unknown key does not typecheck.
 * @example export const { useT } = bindTranslations<typeof messages>('mf-feed');
 */
export function bindTranslations<Messages>(namespace: string): {
  useT(): Translate<Messages>;
} {
  return {
    useT() {
      const { t } = useTranslation(namespace, { useSuspense: false });
      // The same function until the language changes, so that it can be used in dependency lists.
      return useCallback((key, values) => t(String(key), { ...values }), [t]);
    },
  };
}
