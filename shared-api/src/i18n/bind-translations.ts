import { useTranslation } from 'react-i18next';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K> = K extends `${infer Base}${PluralSuffix}` ? Base : K;

/** Values for the `{{name}}` places of a text; `count` also chooses its plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate<Messages> = (
  key: WithoutPlural<keyof Messages & string>,
  values?: MessageValues,
) => string;

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
      return (key, values) => t(String(key), { ...values });
    },
  };
}
