import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { findAddress, searchAddresses } from '@karavan/shared-api/client/geocoding';
import { useEndpoint } from '@karavan/shared-api/query';
import { isSignedInAtom, userLocationAtom } from '@karavan/shared-api/state';
import type { GeocodedPlace } from '../contract/geocoding.ts';
import { usePlaceT } from './texts.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A letter alone means everything. */
const LETTERS_MIN = 2;
/** About a kilometre, so that a map that moves a little asks nothing anew. */
const NEAR_DIGITS = 2;
const POINT_DIGITS = 5;
const DAY_MS = 86_400_000;

const write = ({ latitude, longitude }: Point, digits: number) =>
  [latitude, longitude].map((degrees) => degrees.toFixed(digits)).join(',');

/**
 * What an address field shows while somebody types.
 * @param near what is near comes first; otherwise what is near the person
 */
export function useAddressSearch(near?: Point) {
  const t = usePlaceT();
  const userLocation = useAtomValue(userLocationAtom);
  const [text, setText] = useState('');
  const around = near ?? userLocation;
  const query = text.trim();
  const isEnabled = query.length >= LETTERS_MIN;
  const { data, isError, isPending, refetch } = useEndpoint(
    searchAddresses,
    { query: { query, ...(around && { near: write(around, NEAR_DIGITS) }) } },
    { enabled: isEnabled, keepPrevious: true, staleTime: DAY_MS },
  );
  return {
    status: !isEnabled ? 'idle' : isError ? 'failed' : isPending ? 'loading' : 'ready',
    list: isEnabled ? (data?.list ?? []) : [],
    credits: data?.credits ?? null,
    ask: setText,
    retry: () => void refetch(),
    texts: {
      list: t('search_list'),
      loading: t('search_loading'),
      nothing: t('search_nothing'),
      failed: t('search_failed'),
      count: t('search_count', { count: data?.list.length ?? 0 }),
    },
  } as const;
}

/** The address of a point, as far as anybody knows; undefined while it is looked up. */
export function useAddressAt(point: Point | null): GeocodedPlace | null | undefined {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isEnabled = point !== null && isSignedIn;
  const { data, isPending } = useEndpoint(
    findAddress,
    { query: { at: point ? write(point, POINT_DIGITS) : '' } },
    { enabled: isEnabled, staleTime: DAY_MS },
  );
  return isEnabled && isPending ? undefined : (data?.place ?? null);
}
