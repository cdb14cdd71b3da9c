import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/geocoding';
import type { Env } from '../../../platform/env/env.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countEvent } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { FindPlace } from '../regions/index.ts';
import type { Geocoder } from './geocoder.ts';

interface GeocodingDependencies {
  readonly db: Kysely<ThrottleTables>;
  readonly env: Pick<Env, 'GEOCODING_PER_PERSON_MINUTE'>;
  readonly geocoder: Geocoder;
  /** Where the network of an address is. */
  readonly findPlace: FindPlace;
}

export function geocodingRoutes({
  db,
  env,
  geocoder,
  findPlace,
}: GeocodingDependencies): ImplementedRoute[] {
  async function count({ actor }: RequestContext): Promise<void> {
    const rule = { limit: env.GEOCODING_PER_PERSON_MINUTE, seconds: MINUTE_SECONDS };
    if (!(await countEvent(db, `geocoding:${requireActor(actor).userId}`, rule))) {
      throw new ApiError('too_many_requests');
    }
  }

  return [
    implement(contract.searchAddresses, async ({ query, context }) => {
      await count(context);
      const { address, locale } = context;
      const near = query.near ?? (await findPlace(address)).point;
      const { result, credits } = await geocoder.search({ typed: query.query, locale, near });
      return { list: result, credits };
    }),
    implement(contract.findAddress, async ({ query, context }) => {
      await count(context);
      const { result, credits } = await geocoder.reverse(query.at, context.locale);
      return { place: result, credits };
    }),
  ];
}
