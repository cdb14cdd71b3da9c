import { atom, type createStore } from 'jotai/vanilla';
import type { Locale } from '../contract/locales.ts';
import { localeAtom } from './preferences.ts';

type Store = ReturnType<typeof createStore>;

/** An item's texts in another language, and whether they are shown instead of its own. */
export interface ItemTranslation {
  readonly title: string;
  readonly description: string;
  readonly language: Locale;
  readonly isShown: boolean;
}

const innerItemTranslationsAtom = atom<ReadonlyMap<number, ItemTranslation>>(new Map());

/**
 * The translations requested by the person, by item id. Like the interactions, they outlive the
 * views.
 */
export const itemTranslationsAtom = atom((get) => get(innerItemTranslationsAtom));

/** The texts to show instead of an item's own, by item id; only in the person's language. */
export const translatedTextsAtom = atom((get) => {
  const locale = get(localeAtom);
  return new Map(
    [...get(innerItemTranslationsAtom)]
      .filter(([, { isShown, language }]) => isShown && language === locale)
      .map(([id, { title, description }]) => [id, { name: title, description }] as const),
  );
});

export function keepTranslation(store: Store, id: number, translation: ItemTranslation): void {
  const known = store.get(innerItemTranslationsAtom);
  store.set(innerItemTranslationsAtom, new Map(known).set(id, translation));
}
