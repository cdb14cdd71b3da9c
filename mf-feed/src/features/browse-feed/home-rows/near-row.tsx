import { useEffect, useState } from 'react';
import { useStore } from 'jotai';
import { listFeed } from '@karavan/shared-api/client/feed';
import { findDevicePlace, type DevicePlace } from '@karavan/shared-api/places';
import { useApi, useEndpoint } from '@karavan/shared-api/query';
import { userLocationAtom } from '@karavan/shared-api/state';
import { ItemsRow } from './items-row.tsx';
import { ROW_LIMIT, type RowProps } from './row-frame.tsx';
import { useRowT } from './translation.ts';

/** In kilometres. */
const WITHIN = 20;
/** To about a kilometre: the address may be shared, and neighbours share the answer. */
const ADDRESS_DIGITS = 2;

/** What is offered around the person. */
export function NearRow({ place, onEmpty }: RowProps) {
  const t = useRowT();
  // A feed of one place has nothing else.
  const near = useNear(place.country === null);
  const query = { near: near ?? '', within: WITHIN };
  const found = useEndpoint(
    listFeed,
    // The newest stand in the feed around it.
    { query: { ...query, order_by: 'popular', limit: ROW_LIMIT } },
    { enabled: Boolean(near) },
  );
  const to = `/home/posts?${new URLSearchParams({ near: query.near, within: String(WITHIN) })}`;
  return (
    <ItemsRow
      title={t('near')}
      to={to}
      items={near === null ? [] : found.data?.list}
      isFailed={found.isError}
      retry={() => void found.refetch()}
      onEmpty={onEmpty}
    />
  );
}

type Where = Pick<DevicePlace, 'latitude' | 'longitude'>;

/** Where the person is, as a parameter; null when nobody knows, undefined while it is found out. */
function useNear(isWanted: boolean): string | null | undefined {
  const api = useApi();
  const store = useStore();
  const [found, setFound] = useState<Where | null | undefined>(
    () => store.get(userLocationAtom) ?? undefined,
  );
  const isKnown = found !== undefined;
  useEffect(() => {
    if (isKnown || !isWanted) return undefined;
    let isLeft = false;
    void mayAskDevice().then(async (mayAsk) => {
      const place = await findDevicePlace(api, mayAsk ? navigator.geolocation : null);
      if (isLeft) return;
      if (place) store.set(userLocationAtom, place);
      setFound(place);
    });
    return () => {
      isLeft = true;
    };
  }, [api, store, isKnown, isWanted]);
  if (!isWanted) return null;
  return (
    found &&
    [found.latitude, found.longitude].map((degrees) => degrees.toFixed(ADDRESS_DIGITS)).join(',')
  );
}

/** Nobody is asked for their position by a row that they have not asked for. */
async function mayAskDevice(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    // Not in every browser.
    return false;
  }
}
