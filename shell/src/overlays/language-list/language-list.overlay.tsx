import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { localeAtom } from '@karavan/shared-api/state';
import { chooseLocale } from '../../preferences/choose-locale.ts';
import { nearFirst } from '../near-first.ts';
import { PickList } from '../pick-list.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

/** The language of the page. The old one stays until the new one is fully loaded. */
export function Overlay({ services, close }: ShellOverlayProps<'language_list'>) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [isBusy, setBusy] = useState(false);

  async function pick(next: Locale): Promise<void> {
    setBusy(true);
    const isThere = await chooseLocale(services, next);
    setBusy(false);
    if (isThere) close(next);
    else services.toasts.show({ kind: 'error', text: t('language_failed') });
  }

  return (
    <PickList
      title={t('language_title')}
      options={nearFirst(
        LOCALES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
        [locale],
        new Set(navigator.languages.map((language) => language.slice(0, 2).toLowerCase())),
      )}
      selected={locale}
      isBusy={isBusy}
      onPick={(value) => void pick(value as Locale)}
    />
  );
}
