import { useEffect, useMemo } from 'react';
import { countBanners } from '@karavan/shared-api/client/banners';
import type { ApiClient } from '@karavan/shared-api/client';
import { BANNER_SIGHTINGS_MAX } from '@karavan/shared-api/contract/limits';
import type { Sighting } from '@karavan/shared-api/contract/banners';
import { useApi } from '@karavan/shared-api/query';

/** What was seen is told together, after so long. */
const TELL_AFTER_MS = 3000;

interface Sightings {
  /** A banner was in sight; tells of it once. */
  saw(sighting: Sighting): void;
  pressed(sighting: Sighting): void;
}

/** Tells how often banners are seen and pressed. What cannot be told is lost. */
export function useSightings(): Sightings {
  const api = useApi();
  const { tell, ...sightings } = useMemo(() => gather(api), [api]);
  useEffect(() => {
    const tellHidden = () => document.visibilityState === 'hidden' && tell();
    document.addEventListener('visibilitychange', tellHidden);
    return () => {
      document.removeEventListener('visibilitychange', tellHidden);
      tell();
    };
  }, [tell]);
  return sightings;
}

function gather(api: ApiClient): Sightings & { tell(): void } {
  const known = new Set<string>();
  let seen: Sighting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    if (seen.length === 0) return;
    const told = seen;
    seen = [];
    void api.call(countBanners, { body: { seen: told, pressed: [] } });
  }

  return {
    saw({ id, place }) {
      const name = `${id} ${place}`;
      if (known.has(name)) return;
      known.add(name);
      seen.push({ id, place });
      if (seen.length === BANNER_SIGHTINGS_MAX) tell();
      else timer ??= setTimeout(tell, TELL_AFTER_MS);
    },
    pressed(sighting) {
      void api.call(countBanners, { body: { seen: [], pressed: [sighting] } });
    },
    tell,
  };
}
