import { PLACES_MAX, type AddressSearch, type Geocoder, type Point } from '../geocoder.ts';
import { kmTo, kmToLine } from './distance.ts';
import { ENTRIES, type Entry } from './gazetteer.ts';
import { presentEntry } from './present-place.ts';
import { scoreEntry } from './score-entry.ts';
import { readTypedAddress } from './typed-address.ts';

/** Farther from every street, a point only has a city. */
const STREET_KM = 0.35;
const LANDMARK_KM = 0.15;
const CITY_KM = 30;

/** Finds what our own tables of cities and streets know, in every language and with mistakes. */
export const ownGeocoder: Geocoder = {
  search: async (search) => ({ result: findPlaces(search), credits: null }),
  reverse: async (at, locale) => {
    const found = nearestEntry(at);
    return { result: found && presentEntry(found.entry, found.house, locale), credits: null };
  },
};

function findPlaces({ typed, locale, near }: AddressSearch) {
  const { words } = readTypedAddress(typed);
  if (words.length === 0) return [];
  const found = ENTRIES.flatMap((entry) => {
    const match = scoreEntry(entry, words);
    return match ? [{ entry, ...match, km: near ? kmTo(near, entry.city.at) : 0 }] : [];
  });
  return found
    .toSorted((a, b) => a.cost - b.cost || a.km - b.km)
    .slice(0, PLACES_MAX)
    .map(({ entry, house }) => presentEntry(entry, house, locale));
}

function nearestEntry(at: Point): { readonly entry: Entry; readonly house: string | null } | null {
  const nearest = ENTRIES.map((entry) => ({ entry, ...reach(entry, at) }))
    .filter(({ km, most }) => km <= most)
    .toSorted((a, b) => a.rank - b.rank || a.km - b.km)[0];
  return nearest ?? null;
}

/** How far an entry is, how far it may be to stand for a point, and which kind tells more. */
function reach(entry: Entry, at: Point) {
  switch (entry.kind) {
    case 'landmark':
      return { km: kmTo(at, entry.landmark.at), most: LANDMARK_KM, rank: 0, house: null };
    case 'street': {
      const { km, part } = kmToLine(at, entry.street.line);
      const house = Math.max(1, Math.round(part * entry.street.houses));
      return { km, most: STREET_KM, rank: 1, house: String(house) };
    }
    case 'city':
      return { km: kmTo(at, entry.city.at), most: CITY_KM, rank: 2, house: null };
  }
}
