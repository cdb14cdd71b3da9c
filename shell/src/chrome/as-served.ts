import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'jotai';
import type { HeaderState } from '@karavan/shared-api/remote';
import { regionAtom } from '@karavan/shared-api/state';
import type { Place } from '../navigation/navigation.ts';
import { headerAtom } from '../shell-services.ts';

/** What the bars that the server has sent show of this visit. */
export interface Served {
  readonly place: Place | undefined;
  readonly header: HeaderState | null;
  /** The country's code. */
  readonly region: string | null;
}

export const AsServed = createContext<Pick<Served, 'header' | 'region'>>({
  header: null,
  region: null,
});

/** What the page puts into the header; while the server's markup is adopted, what is in that. */
export function useHeaderState(): HeaderState | null {
  const store = useStore();
  const served = useContext(AsServed);
  return useSyncExternalStore(
    (onChange) => store.sub(headerAtom, onChange),
    () => store.get(headerAtom),
    () => served.header,
  );
}

/**
 * The code of the country where the person is; while the server's markup is adopted, of the one where the server
 * has thought they are.
 */
export function useShownRegion(): string | null {
  const store = useStore();
  const served = useContext(AsServed);
  return useSyncExternalStore(
    (onChange) => store.sub(regionAtom, onChange),
    () => store.get(regionAtom)?.code ?? null,
    () => served.region,
  );
}
