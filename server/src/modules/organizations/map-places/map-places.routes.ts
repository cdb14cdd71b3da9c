import type { Kysely } from 'kysely';
import {
  MAP_SOURCES,
  type MapSource as SourceName,
} from '@karavan/shared-api/contract/enumerations';
import * as contract from '@karavan/shared-api/contract/map-places';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { auditOwn } from '../../../platform/audit/audit-own.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Env } from '../../../platform/env/env.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { DiskSpace } from '../../../platform/files/disk-space.ts';
import { createUploadQuota } from '../../../platform/files/upload-quota.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { countEvent } from '../../../platform/throttle/throttle.ts';
import { HOUR_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { claimPlace, countClaim } from './claim-place.ts';
import { confirmPlace, countGuess } from './confirm-place.ts';
import type { FoundPlace, MapSource } from './map-source.ts';
import { openFromPlace, type OpeningTables } from './open-from-place.ts';
import { previewPlace } from './preview-place.ts';

type Tables = OpeningTables & AuditTables & IdempotencyTables & ThrottleTables;

interface MapPlacesDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly env: Env;
  readonly store: FileStore;
  readonly disk: Pick<DiskSpace, 'problem'>;
  /** Null where a service is off. */
  readonly sources: Readonly<Record<SourceName, MapSource | null>>;
  /** Of the codes that go to places. */
  readonly codeKey: Buffer;
}

/** Organizations brought from services of maps. */
export function mapPlacesRoutes({
  db,
  transact,
  env,
  store,
  disk,
  sources,
  codeKey: key,
}: MapPlacesDependencies): ImplementedRoute[] {
  const quota = createUploadQuota({ db, env, disk });
  const perHour = { limit: env.MAP_PLACES_PER_PERSON_HOUR, seconds: HOUR_SECONDS };

  /**
   * Each question costs money at the service, so it is counted.
   * @throws ApiError `unavailable`, `too_many_requests`
   */
  async function ask<T>(
    name: SourceName,
    { actor }: RequestContext,
    question: (source: MapSource) => Promise<T>,
  ): Promise<T> {
    const source = sources[name];
    if (!source) throw new ApiError('unavailable');
    if (!(await countEvent(db, `map-places:${requireActor(actor).userId}`, perHour))) {
      throw new ApiError('too_many_requests');
    }
    try {
      return await question(source);
    } catch (error) {
      if (error instanceof OutboundError) throw new ApiError('unavailable', {}, { cause: error });
      throw error;
    }
  }

  async function find(
    name: SourceName,
    placeId: string,
    context: RequestContext,
  ): Promise<FoundPlace> {
    const found = await ask(name, context, (source) => source.findById(placeId, context.locale));
    if (!found) throw new ApiError('not_found');
    return found;
  }

  const preview = (
    route: typeof contract.previewGooglePlace | typeof contract.previewTwoGisPlace,
    name: SourceName,
  ) =>
    implement(route, async ({ body: { link }, context }) => {
      const found = await ask(name, context, (source) => source.findByLink(link, context.locale));
      if (found === 'no_link') {
        throw new ApiError('invalid_input', { fields: { link: [{ problem: 'link_format' }] } });
      }
      if (!found) throw new ApiError('not_found');
      return previewPlace({ db, store, quota }, requireActor(context.actor).userId, found);
    });

  const open = (
    route: typeof contract.createFromGooglePlace | typeof contract.createFromTwoGisPlace,
    name: SourceName,
  ) =>
    implement(route, async ({ body: { place_id, ...input }, context }) => {
      const { userId } = requireActor(context.actor);
      const { place } = await find(name, place_id, context);
      return transact((unit) =>
        once(unit.trx, context, async () => {
          const limit = env.ORGANIZATIONS_PER_PERSON;
          const opened = await openFromPlace(unit, {
            userId,
            input,
            locale: context.locale,
            limit,
            place,
          });
          const subject = { title: input.title, place: place.place_id };
          await auditOwn(unit.trx, context, { organizationId: opened.id, route }, subject);
          return opened;
        }),
      );
    });

  return [
    implement(contract.listMapSources, async () => ({
      list: MAP_SOURCES.map((source) => ({
        source,
        state: sources[source]?.state ?? ('off' as const),
        examples: [...(sources[source]?.examples ?? [])],
      })),
    })),
    preview(contract.previewGooglePlace, 'google_maps'),
    preview(contract.previewTwoGisPlace, 'two_gis'),
    open(contract.createFromGooglePlace, 'google_maps'),
    open(contract.createFromTwoGisPlace, 'two_gis'),
    implement(contract.claimPlace, async ({ params: { id }, body, context }) => {
      const { source, place_id: placeId, phone } = body;
      const { place } = await find(source, placeId, context);
      if (!place.phones.includes(phone)) {
        throw new ApiError('invalid_input', { fields: { phone: [{ problem: 'not_offered' }] } });
      }
      const claim = { source, placeId, organizationId: id };
      const { userId } = requireActor(context.actor);
      await countClaim(db, claim, { phone, userId });
      const { locale } = context;
      return transact(async ({ trx }) => {
        const resend_after = await claimPlace(trx, { ...claim, key, place, phone, locale });
        await recordAudit(trx, context, { source, place: placeId });
        return { resend_after };
      });
    }),
    implement(contract.confirmPlace, ({ params: { id }, body: { code }, context }) =>
      countGuess(db, id, () =>
        transact(async ({ trx }) => {
          const confirmed = await confirmPlace(trx, { key, organizationId: id, code });
          await recordAudit(trx, context, { source: confirmed.source, place: confirmed.place_id });
          return confirmed;
        }),
      ),
    ),
  ];
}
