import { useEffect, useEffectEvent } from 'react';
import { useMap } from '../../shared/organizations/use-map.ts';
import { ViewService } from './view-service.tsx';

/** A service whose map opens by itself; the list stays below it. */
export function MapService({ id }: { readonly id: number }) {
  const openMap = useMap(id);
  const open = useEffectEvent(() => void openMap());
  useEffect(() => open(), []);
  return <ViewService id={id} />;
}
