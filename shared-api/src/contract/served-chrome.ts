import type { Locale } from './locales.ts';
import type { RouteRow } from './route-table.ts';

/**
 * The bars around a guest's first screen, as the build of the shell has rendered them for every language and
 * kind of page. The server fills in the slots; the shell hydrates the result.
 */
export interface ServedChrome {
  /** The `<style>` elements of all of them. */
  readonly styles: string;
  /** Markup by `chromeName`. */
  readonly markup: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<Locale, ShellTexts>>;
}

/** The texts of one language that the shell starts with. */
export interface ShellTexts {
  readonly shell: Readonly<Record<string, string>>;
  /** Of the design system. */
  readonly ui: Readonly<Record<string, string>>;
}

/** What the header of a first screen says, of what a remote may put there. */
export interface ServedHeader {
  readonly title: string;
  /** What the tab is named, where that says more than the header. */
  readonly documentTitle?: string | undefined;
  readonly verified: boolean;
}

/** Stand in the markup where texts of the visit belong. */
export const CHROME_SLOTS = { title: '{title}', region: '{region}' } as const;

export interface ChromeVariant {
  readonly locale: Locale;
  readonly kind: ChromeKind;
  /** The page has the bar at the bottom. */
  readonly hasBar: boolean;
  /** Where the visitor is, is known; it is shown on main pages. */
  readonly hasRegion: boolean;
  /** What the page is about is verified; other pages than the main ones say so. */
  readonly isVerified: boolean;
}

/** Main pages have the product's name, others a way back and a title. */
export type ChromeKind = 'home' | 'search' | 'page';

export function chromeKindOf({ path }: Pick<RouteRow, 'path'>): ChromeKind {
  if (path === '/home/search') return 'search';
  return path.startsWith('/home') ? 'home' : 'page';
}

export function chromeName({ locale, kind, hasBar, ...shown }: ChromeVariant): string {
  const isMarked = kind === 'page' ? shown.isVerified : shown.hasRegion;
  return [locale, kind, hasBar ? 'bar' : 'no-bar', ...(isMarked ? ['marked'] : [])].join(' ');
}
