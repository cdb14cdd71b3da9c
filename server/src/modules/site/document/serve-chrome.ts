import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Region } from '@karavan/shared-api/contract/regions';
import type { RouteRow } from '@karavan/shared-api/contract/route-table';
import {
  CHROME_SLOTS,
  chromeKindOf,
  chromeName,
  type ServedChrome,
  type ServedHeader,
} from '@karavan/shared-api/contract/served-chrome';
import { escapeHtml } from './escape-html.ts';

const SLOT = new RegExp(Object.values(CHROME_SLOTS).join('|'), 'g');

export interface ChromeOfVisit {
  readonly locale: Locale;
  readonly row: RouteRow;
  readonly region: Region | null;
  readonly header: ServedHeader | null;
}

/** The bars around a guest's first screen; null where the release of the shell has none for it. */
export function serveChrome(
  { styles, markup }: ServedChrome,
  { locale, row, region, header }: ChromeOfVisit,
): { readonly html: string; readonly styles: string } | null {
  const kind = chromeKindOf(row);
  if (kind === 'page' && !header) return null;
  const name = chromeName({
    locale,
    kind,
    hasBar: row.nav,
    hasRegion: region !== null,
    isVerified: header?.verified ?? false,
  });
  const texts: Readonly<Record<string, string | undefined>> = {
    [CHROME_SLOTS.title]: header?.title,
    [CHROME_SLOTS.region]: region?.code,
  };
  const html = markup[name]?.replace(SLOT, (slot) => escapeHtml(texts[slot] ?? ''));
  return html === undefined ? null : { html, styles };
}
