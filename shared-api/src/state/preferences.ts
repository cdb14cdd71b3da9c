import { atom, type createStore } from 'jotai/vanilla';
import {
  currencyAt,
  DEFAULT_CURRENCY,
  DEFAULT_PRINT_WIDTH_MM,
  PRINT_WIDTHS_MM,
} from '../contract/limits.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readStored, writeStored } from './stored.ts';
import { persistUserLocation } from './user-location.ts';

type Store = ReturnType<typeof createStore>;

/** A country with its currency, as chosen or detected. */
export interface Region {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly currency: { readonly code: string; readonly name: string };
}

export type PrintWidth = (typeof PRINT_WIDTHS_MM)[number];

export const localeAtom = atom<Locale>(DEFAULT_LOCALE);
export const regionAtom = atom<Region | null>(null);
export const currencyAtom = atom<string>(DEFAULT_CURRENCY);
/** The width of printed receipts in millimetres. */
export const printWidthAtom = atom<PrintWidth>(DEFAULT_PRINT_WIDTH_MM);
/** Where a guest was when asked to sign in; null if nowhere. Kept for this tab. */
export const previousPathAtom = atom<string | null>(null);

/** The language of the page: the stored choice, else the browser's language, else Russian. */
export function detectLocale(stored: string | undefined, browser: string): Locale {
  const candidates = [stored, browser.slice(0, 2).toLowerCase()];
  return (
    candidates.find((code): code is Locale => LOCALES.includes(code as Locale)) ?? DEFAULT_LOCALE
  );
}

const PREFERENCE_DAYS = 365;

/** Restores what earlier visits stored, and stores every later change. Returns the unsubscriber. */
export function persistPreferences(store: Store): () => void {
  const region = parseRegion(readStored('region'));
  if (region) store.set(regionAtom, region);
  const currency = readCookie('currency');
  if (currency) store.set(currencyAtom, currency);
  const previousPath = readStored('previous_path', 'tab');
  if (previousPath && isOwnPath(previousPath)) store.set(previousPathAtom, previousPath);
  const width = Number(readStored('print_width'));
  if (isPrintWidth(width)) store.set(printWidthAtom, width);

  const unsubscribers = [
    persistUserLocation(store),
    store.sub(localeAtom, () =>
      writeCookie('locale', store.get(localeAtom), { days: PREFERENCE_DAYS }),
    ),
    store.sub(currencyAtom, () =>
      writeCookie('currency', store.get(currencyAtom), { days: PREFERENCE_DAYS }),
    ),
    store.sub(regionAtom, () => {
      const region = store.get(regionAtom);
      writeStored('region', region && JSON.stringify(region));
    }),
    store.sub(previousPathAtom, () =>
      writeStored('previous_path', store.get(previousPathAtom), 'tab'),
    ),
    store.sub(printWidthAtom, () => writeStored('print_width', String(store.get(printWidthAtom)))),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Accepts only a path of this site: a stored value must never lead elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/**
 * Saves a detected region. Without a chosen currency, the home country gets the product's currency
 * and all others get dollars.
 */
export function takeRegion(store: Store, { code, name, flag, currency }: Region): void {
  store.set(regionAtom, { code, name, flag, currency });
  if (readCookie('currency') !== undefined) return;
  store.set(currencyAtom, currencyAt(code));
}

function isPrintWidth(width: number): width is PrintWidth {
  return PRINT_WIDTHS_MM.includes(width as PrintWidth);
}

function parseRegion(text: string | null): Region | null {
  if (text === null) return null;
  try {
    const region = JSON.parse(text) as Partial<Region> | null;
    return typeof region?.code === 'string' ? (region as Region) : null;
  } catch {
    return null;
  }
}
