import { useAtomValue } from 'jotai';
import { translate } from '@karavan/shared-api/client/translations';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { itemTranslationsAtom, keepTranslation, localeAtom } from '@karavan/shared-api/state';
import type { FeedPost } from '../contract/feed.ts';
import { isForeign } from './is-foreign.ts';

interface ItemTranslationToggle {
  /** The item may be written in another language than the person's. */
  readonly isOffered: boolean;
  readonly isShown: boolean;
  readonly isLoading: boolean;
  /** Shows the item in the person's language, or as it was written. */
  toggle(): void;
}

/** Translates an item everywhere it is shown; a translation is requested only once. */
export function useItemTranslation({
  id,
  name,
  description,
}: Pick<FeedPost, 'id' | 'name' | 'description'>): ItemTranslationToggle {
  const { store } = useShell();
  const locale = useAtomValue(localeAtom);
  const known = useAtomValue(itemTranslationsAtom).get(id);
  const translation = known?.language === locale ? known : undefined;
  const request = useWrite(translate, {
    onSuccess: (data) => keepTranslation(store, id, { ...data, isShown: true }),
  });
  return {
    isOffered: isForeign(name + description, locale),
    isShown: translation?.isShown ?? false,
    isLoading: request.isPending,
    toggle() {
      if (translation)
        keepTranslation(store, id, { ...translation, isShown: !translation.isShown });
      else void request.send({ body: { title: name, description } });
    },
  };
}
