import type { MapSource as SourceName } from '@karavan/shared-api/contract/enumerations';
import type { Env } from '../../../platform/env/env.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { createGoogleSource } from './google/google-source.ts';
import type { MapSource } from './map-source.ts';
import { createSandboxSource } from './sandbox/sandbox-source.ts';
import { createTwoGisSource } from './two-gis/two-gis-source.ts';

interface Options {
  readonly env: Pick<
    Env,
    'KARAVAN_MODE' | 'GOOGLE_PLACES_KEY' | 'GOOGLE_PLACES_URL' | 'TWO_GIS_KEY' | 'TWO_GIS_URL'
  >;
  /** For what the environment names. */
  readonly gateways: Pick<Outbound, 'fetch'>;
  readonly outbound: Outbound;
}

/** The services that are configured; in the demo a sandbox stands for each other one. */
export function createMapSources({
  env,
  gateways,
  outbound,
}: Options): Readonly<Record<SourceName, MapSource | null>> {
  const sandbox = (source: SourceName) =>
    env.KARAVAN_MODE === 'demo' ? createSandboxSource(source) : null;
  const { GOOGLE_PLACES_KEY: googleKey, TWO_GIS_KEY: twoGisKey } = env;
  return {
    google_maps:
      googleKey === undefined
        ? sandbox('google_maps')
        : createGoogleSource({ gateways, outbound, url: env.GOOGLE_PLACES_URL, key: googleKey }),
    two_gis:
      twoGisKey === undefined
        ? sandbox('two_gis')
        : createTwoGisSource({ gateways, outbound, url: env.TWO_GIS_URL, key: twoGisKey }),
  };
}
