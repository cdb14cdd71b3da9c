import { atom, type createStore } from 'jotai/vanilla';
import { STATE_KEY } from '../contract/limits.ts';
import { readStored, writeStored } from './stored.ts';

type Store = ReturnType<typeof createStore>;

/** Where the device was when it was last asked, in degrees. */
export interface UserLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** About a kilometre: enough to know what is near. */
const DIGITS = 2;

const innerLocationAtom = atom<UserLocation | null>(null);

/** Where searches and maps begin; null until the device was asked. Kept to about a kilometre. */
export const userLocationAtom = atom(
  (get) => get(innerLocationAtom),
  (_get, set, place: UserLocation | null) => {
    const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
    set(
      innerLocationAtom,
      place && { latitude: rounded(place.latitude), longitude: rounded(place.longitude) },
    );
  },
);

/** Restores the place, and stores every later one. Returns the unsubscriber. */
export function persistUserLocation(store: Store): () => void {
  store.set(userLocationAtom, parseState(readStored(STATE_KEY)));
  return store.sub(userLocationAtom, () => {
    const userLocation = store.get(userLocationAtom);
    writeStored(STATE_KEY, userLocation && JSON.stringify({ userLocation }));
  });
}

function parseState(text: string | null): UserLocation | null {
  try {
    const state = JSON.parse(text ?? 'null') as { readonly userLocation?: UserLocation } | null;
    const { latitude, longitude } = state?.userLocation ?? {};
    const isPlace = Number.isFinite(latitude) && Number.isFinite(longitude);
    return isPlace ? { latitude: latitude!, longitude: longitude! } : null;
  } catch {
    return null;
  }
}
