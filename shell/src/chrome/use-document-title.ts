import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { DEFAULT_TITLES } from '@karavan/shared-api/contract/locales';
import { localeAtom } from '@karavan/shared-api/state';

/**
 * Names the page for tabs, history and screen readers.
 * @param title null for the product's own name; undefined while the page has not set one, which
 * keeps the server's
 */
export function useDocumentTitle(title: string | null | undefined): void {
  const locale = useAtomValue(localeAtom);
  useEffect(() => {
    if (title === undefined) return;
    document.title = title === null ? DEFAULT_TITLES[locale] : `${title} — Karavan`;
  }, [title, locale]);
}
