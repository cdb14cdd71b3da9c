import type { Kysely } from 'kysely';
import type { Env } from '../../../platform/env/env.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { countEvent } from '../../../platform/throttle/throttle.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { Geocoder } from './geocoder.ts';
import { createNominatimGeocoder } from './nominatim/nominatim-geocoder.ts';
import { ownGeocoder } from './own/own-geocoder.ts';
import { withFallback } from './with-fallback.ts';

interface Options {
  readonly db: Kysely<ThrottleTables>;
  readonly env: Pick<Env, 'GEOCODER_URL' | 'GEOCODER_PER_SECOND' | 'PUBLIC_URL'>;
  /** For what the environment names. */
  readonly gateways: Pick<Outbound, 'fetch'>;
}

/** The service that is configured, before our own tables of cities and streets. */
export function createGeocoder({ db, env, gateways }: Options): Geocoder {
  if (env.GEOCODER_URL === undefined) return ownGeocoder;
  const rule = { limit: env.GEOCODER_PER_SECOND, seconds: 1 };
  return withFallback({
    service: createNominatimGeocoder({
      gateways,
      url: env.GEOCODER_URL,
      userAgent: `Karavan (${env.PUBLIC_URL ?? 'demo'})`,
    }),
    own: ownGeocoder,
    // Of all our processes together.
    mayAsk: () => countEvent(db, 'geocoder', rule),
  });
}
