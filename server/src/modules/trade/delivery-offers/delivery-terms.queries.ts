import { sql, type Expression, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type {
  DeliveryAgreement,
  DeliverySettings,
} from '@karavan/shared-api/contract/delivery-terms';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import {
  deliveryServicesFor,
  presentOrganizationCard,
  selectOrganizationCards,
  selectOrganizations,
  usualOf,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectOwnWeek } from './delivery-hours.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';
import { selectZones } from './delivery-zones.ts';

type DeliveryTermsTables = DeliveryOffersTables & OrganizationsTables & FilesTables;

/** How many orders of an organization a service is bringing, as a selection; deliveries tell. */
export type SelectUnderWay = (
  organizationId: RawBuilder<number>,
  serviceId: RawBuilder<number>,
) => Expression<{ count: number }>;

/** What a service's country offers at most. */
const SERVICES = 50;

type Db = Pick<Kysely<DeliveryTermsTables>, 'selectFrom'>;
type AgreementRow = Awaited<ReturnType<ReturnType<typeof selectAgreements>['execute']>>[number];

export async function readDeliverySettings(
  db: Db,
  selectUnderWay: SelectUnderWay,
  organizationId: number,
  locale: Locale,
): Promise<DeliverySettings> {
  const [own, agreements] = await Promise.all([
    db
      .selectFrom(selectOrganizations().where('organization.id', '=', organizationId).as('own'))
      .leftJoin('delivery_settings as terms', 'terms.organization_id', 'own.id')
      .select(['own.currency', 'own.is_delivery_service', 'terms.version', 'terms.payer'])
      .select(['terms.base_fee', 'terms.fee_per_km', 'terms.free_from'])
      .select(['terms.min_order', 'terms.radius_km', 'terms.hours', 'terms.is_zones_only'])
      .select(['own.latitude', 'own.longitude'])
      .select((eb) => [
        selectOwnWeek(eb.ref('own.id')).as('week'),
        selectZones(eb.ref('own.id')).as('zones'),
      ])
      .executeTakeFirstOrThrow(),
    // The live ones, and what became of the latest.
    selectAgreements(db, selectUnderWay, organizationId)
      .where('agreement.organization_id', '=', organizationId)
      .orderBy(sql`agreement.status in ('requested', 'accepted') desc`)
      .orderBy('agreement.id', 'desc')
      .limit(3)
      .execute(),
  ]);
  const { currency, version } = own;
  const sum = (minor: number | null) =>
    minor === null ? null : presentMoney(minor, currency).amount;
  const present = (row: AgreementRow | undefined) =>
    row ? presentAgreement(row, organizationId, locale) : null;
  const service = agreements.find(({ status }) => status === 'accepted');
  const latest = agreements.find(({ status }) => status === 'requested') ?? lastOf(agreements);
  return {
    version: version ?? 0,
    currency,
    terms:
      version === null
        ? null
        : {
            payer: own.payer!,
            base_fee: sum(own.base_fee)!,
            fee_per_km: sum(own.fee_per_km)!,
            free_from: sum(own.free_from),
            min_order: sum(own.min_order),
            radius_km: own.radius_km,
            hours: own.hours!,
            week: usualOf(own.week).map(({ weekday, opens_at, closes_at }) => ({
              weekday,
              start_time: opens_at,
              end_time: closes_at,
            })),
          },
    service: present(service),
    asked: present(
      latest?.status === 'requested' || latest?.status === 'declined' ? latest : undefined,
    ),
    zones: own.zones.map(({ fee, min_order, points, ...zone }) => ({
      ...zone,
      points: [...points],
      fee: sum(fee)!,
      min_order: sum(min_order),
    })),
    is_zones_only: own.is_zones_only ?? false,
    location: { latitude: own.latitude, longitude: own.longitude },
    is_service: own.is_delivery_service,
  };
}

const lastOf = (agreements: readonly AgreementRow[]) =>
  [...agreements].toSorted((one, other) => other.id - one.id)[0];

/** The services that an organization may ask, by title. */
export async function findDeliveryServices(
  db: Db,
  organizationId: number,
  locale: Locale,
): Promise<OrganizationCard[]> {
  const rows = await selectOrganizationCards(db)
    .where('organization.id', 'in', deliveryServicesFor(organizationId))
    .orderBy('organization.title')
    .orderBy('organization.id')
    .limit(SERVICES)
    .execute();
  return rows.map((row) => presentOrganizationCard(row, locale));
}

/** Live agreements of a service with those that it brings things for, the latest first. */
export function findAgreements(
  db: Db,
  selectUnderWay: SelectUnderWay,
  serviceId: number,
  {
    after,
    offset,
    limit,
  }: { readonly after: Cursor | undefined; readonly offset: number; readonly limit: number },
) {
  return selectAgreements(db, selectUnderWay, serviceId)
    .where(isLiveAt(serviceId))
    .$if(after !== undefined, (query) => query.where('agreement.id', '<', after!.id))
    .orderBy('agreement.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countAgreements(
  db: Pick<Kysely<DeliveryOffersTables>, 'selectFrom'>,
  serviceId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('delivery_agreement as agreement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isLiveAt(serviceId))
    .executeTakeFirstOrThrow();
  return count;
}

/** The live ones of a service, with its agreement to bring what it sells itself. */
export async function countAgreementsOf(
  db: Pick<Kysely<DeliveryOffersTables>, 'selectFrom'>,
  serviceId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('delivery_agreement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('service_id', '=', serviceId)
    .where('status', 'in', ['requested', 'accepted'])
    .executeTakeFirstOrThrow();
  return count;
}

const isLiveAt = (serviceId: number) => sql<boolean>`agreement.service_id = ${serviceId}
  and agreement.organization_id <> ${serviceId} and agreement.status in ('requested', 'accepted')`;

export function findAgreement(
  db: Db,
  selectUnderWay: SelectUnderWay,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
) {
  return selectAgreements(db, selectUnderWay, organizationId)
    .where('agreement.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Agreements with the card of the other side. */
function selectAgreements(db: Db, selectUnderWay: SelectUnderWay, organizationId: number) {
  const other = sql<number>`case when agreement.organization_id = ${organizationId}
    then agreement.service_id else agreement.organization_id end`;
  return selectOrganizationCards(db)
    .innerJoin(
      sql<Selectable<DeliveryOffersTables['delivery_agreement']>>`delivery_agreement`.as(
        'agreement',
      ),
      (join) => join.on('organization.id', '=', other),
    )
    .select(['agreement.id', 'agreement.status', 'agreement.service_id', 'agreement.created_at'])
    .select(
      sql<number>`case when agreement.status = 'accepted' then ${selectUnderWay(
        sql.ref('agreement.organization_id'),
        sql.ref('agreement.service_id'),
      )} else 0 end`.as('under_way'),
    );
}

export function presentAgreement(
  row: AgreementRow,
  reader: number,
  locale: Locale,
): DeliveryAgreement {
  return {
    id: row.id,
    status: row.status,
    partner: presentOrganizationCard(row, locale),
    is_service: row.service_id === reader,
    created_at: row.created_at.toISOString(),
    under_way: row.under_way,
  };
}
