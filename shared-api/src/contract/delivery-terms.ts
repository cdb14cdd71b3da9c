import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Amount, Id, IdParams, InputAmount, pageOf, pageQuery } from './common.ts';
import { OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  DELIVERY_RADIUS_MAX,
  DELIVERY_ZONE_NAME_LENGTH,
  DELIVERY_ZONE_POINTS_MAX,
  DELIVERY_ZONES_MAX,
} from './limits.ts';
import { WeekWithBreaks } from './organization-week.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';
import { isSimpleRing, type ZonePoint } from './zone-shapes.ts';

const DeliveryPayers = z.enum(['client', 'organization']);
const Radius = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(DELIVERY_RADIUS_MAX)));

/** When things are brought: at any hour, while the organization is open, or by a week of its own. */
const DeliveryHoursKind = z.enum(['any', 'open', 'own']);

export const DeliveryTerms = z.object({
  payer: DeliveryPayers,
  base_fee: Amount,
  fee_per_km: Amount,
  /** Goods of this sum and more are brought for nothing; null: never. */
  free_from: z.nullable(Amount),
  /** Goods below this sum are not brought; null: any are. */
  min_order: z.nullable(Amount),
  /** As the crow flies; null: anywhere. */
  radius_km: z.nullable(z.number()),
  hours: DeliveryHoursKind,
  /** The week of its own, by the organization's clock; a day with breaks is there several times. */
  week: z.array(z.object({ weekday: z.number(), start_time: z.string(), end_time: z.string() })),
});
export type DeliveryTerms = z.output<typeof DeliveryTerms>;

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));
/** Where a zone reaches: around the organization, or within a ring of points whose sides do not cross. */
const zoneShape = {
  /** As the crow flies; null where it is a ring. */
  radius_km: z.nullable(z.number().check(z.gte(0.1), z.lte(DELIVERY_RADIUS_MAX))),
  /** The corners of the ring, of which the last is joined to the first; none where it is a circle. */
  points: z
    .array(z.object({ latitude: degrees(90), longitude: degrees(180) }))
    .check(atMost(DELIVERY_ZONE_POINTS_MAX)),
};

/** A part of the town that is brought to for a fee of its own. */
export const DeliveryZone = z.object({
  name: z.string(),
  ...zoneShape,
  fee: Amount,
  /** Goods below this sum are not brought there; null: as everywhere. */
  min_order: z.nullable(Amount),
});
export type DeliveryZone = z.output<typeof DeliveryZone>;

export const AgreementStatus = z.enum(['requested', 'accepted', 'declined', 'withdrawn', 'ended']);
export type AgreementStatus = z.output<typeof AgreementStatus>;

/** That a service brings what an organization sells, as one of the two sees it. */
export const DeliveryAgreement = z.object({
  id: Id,
  status: AgreementStatus,
  /** The other one; oneself where an organization has couriers of its own. */
  partner: OrganizationCard,
  /** Whether the reader is the service. */
  is_service: z.boolean(),
  created_at: z.string(),
  /** How many orders are being brought under it. */
  under_way: z.number(),
});
export type DeliveryAgreement = z.output<typeof DeliveryAgreement>;

/** How an organization delivers. */
export const DeliverySettings = z.object({
  /** 0 until they were saved. */
  version: z.number(),
  currency: z.string(),
  /** Null until they were saved. */
  terms: z.nullable(DeliveryTerms),
  /** Who brings it; null: nobody, so couriers are not offered. */
  service: z.nullable(DeliveryAgreement),
  /** A service that was asked and has not answered, or has declined last. */
  asked: z.nullable(DeliveryAgreement),
  /** In the order in which they count: of those that reach a place the first. */
  zones: z.array(DeliveryZone),
  /** Whether nothing is brought outside of the zones, if there are any. */
  is_zones_only: z.boolean(),
  /** Where it is, in degrees: circles are drawn around it. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Whether it delivers for others, and may bring its own things. */
  is_service: z.boolean(),
});
export type DeliverySettings = z.output<typeof DeliverySettings>;

const ofManagers = {
  permission: { organization: 'can_manage_delivery' as OrganizationPermission, param: 'id' },
} as const;

export const getDeliverySettings = defineRoute({
  ...ofManagers,
  method: 'GET',
  path: '/organizations/{id}/delivery_settings/',
  summary: 'How an organization delivers: its terms, and who brings it',
  params: IdParams,
  responses: { 200: DeliverySettings },
  errors: ['not_found', 'forbidden'],
});

export const updateDeliverySettings = defineRoute({
  ...ofManagers,
  method: 'PUT',
  path: '/organizations/{id}/delivery_settings/',
  summary: 'Stores the terms; of two editors with the same `version` the second is refused',
  params: IdParams,
  body: z
    .object({
      version: z.number().check(z.int(), z.gte(0)),
      payer: DeliveryPayers,
      base_fee: InputAmount,
      fee_per_km: InputAmount,
      free_from: z.nullable(InputAmount),
      min_order: z.nullable(InputAmount),
      radius_km: Radius,
      hours: z._default(DeliveryHoursKind, 'any'),
      /** Counts where `hours` is `own`. */
      week: z._default(WeekWithBreaks, []),
    })
    .check(({ value, issues }) => {
      if (value.hours !== 'own' || value.week.length > 0) return;
      const message: FieldProblem = 'required';
      issues.push({ code: 'custom', message, path: ['week'], input: value.week });
    }),
  responses: { 200: DeliverySettings },
  errors: ['not_found', 'forbidden', 'settings_changed'],
});

/** Either a circle, or a ring that has an inside. */
function withOneShape({
  value: { radius_km, points },
  issues,
}: z.core.ParsePayload<{
  readonly radius_km: number | null;
  readonly points: readonly ZonePoint[];
}>): void {
  if (radius_km !== null && points.length === 0) return;
  if (radius_km === null && isSimpleRing(points)) return;
  const message: FieldProblem = 'zone_crossed';
  issues.push({ code: 'custom', message, path: ['points'], input: points });
}

export const updateDeliveryZones = defineRoute({
  ...ofManagers,
  method: 'PUT',
  path: '/organizations/{id}/delivery-zones/',
  summary:
    'Stores all zones in the order in which they count; the terms come first (409), and of two editors with the same `version` the second is refused',
  params: IdParams,
  body: z.object({
    version: z.number().check(z.int(), z.gte(1)),
    is_zones_only: z.boolean(),
    zones: z
      .array(
        z
          .object({
            name: text(DELIVERY_ZONE_NAME_LENGTH),
            ...zoneShape,
            fee: InputAmount,
            min_order: z.nullable(InputAmount),
          })
          .check(withOneShape),
      )
      .check(atMost(DELIVERY_ZONES_MAX)),
  }),
  responses: { 200: DeliverySettings },
  errors: ['not_found', 'forbidden', 'settings_changed'],
});

export const changeDeliveryService = defineRoute({
  ...ofManagers,
  method: 'PUT',
  path: '/organizations/{id}/delivery-service/',
  summary:
    'Whether the organization has couriers of its own and may deliver for others; it stays so while it has deliveries, cash or agreements',
  params: IdParams,
  body: z.object({ is_service: z.boolean() }),
  responses: { 200: DeliverySettings },
  errors: ['not_found', 'forbidden', 'delivery_service_in_use'],
});

export const listDeliveryServices = defineRoute({
  ...ofManagers,
  method: 'GET',
  path: '/organizations/{id}/delivery-services/',
  summary: 'The delivery services of the organization’s country, by title',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(OrganizationCard) }) },
  errors: ['not_found', 'forbidden'],
});

export const listDeliveryAgreements = defineRoute({
  ...ofManagers,
  method: 'GET',
  path: '/organizations/{id}/delivery-agreements/',
  summary: 'Whom a delivery service brings things for, and who asks it to; the latest first',
  params: IdParams,
  query: z.object(pageQuery(20)),
  responses: { 200: pageOf(DeliveryAgreement) },
  errors: ['not_found', 'forbidden'],
});

export const requestDelivery = defineRoute({
  ...ofManagers,
  method: 'POST',
  path: '/organizations/{id}/delivery-agreements/',
  summary:
    'Asks a delivery service of the same country; with couriers of one’s own nobody is asked',
  params: IdParams,
  body: z.object({ service_id: Id }),
  responses: { 201: DeliveryAgreement },
  errors: ['not_found', 'forbidden', 'conflict'],
});

const ofAgreement = {
  ...ofManagers,
  path: '/organizations/{id}/delivery-agreements/{agreement}/',
  params: z.object({ id: Id, agreement: Id }),
} as const;

export const answerDeliveryRequest = defineRoute({
  ...ofAgreement,
  method: 'PUT',
  summary: 'The service’s answer (requested -> accepted, declined)',
  body: z.object({ status: z.enum(['accepted', 'declined']) }),
  responses: { 200: DeliveryAgreement },
  errors: ['not_found', 'forbidden', 'conflict', 'deliveries_live'],
});

export const endDeliveryAgreement = defineRoute({
  ...ofAgreement,
  method: 'DELETE',
  summary: 'Ends an agreement, or takes a request back; not while orders are being brought',
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict', 'deliveries_live'],
});
