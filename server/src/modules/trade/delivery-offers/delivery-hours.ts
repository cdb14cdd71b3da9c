import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { WorkingNow } from '@karavan/shared-api/contract/organizations';
import {
  presentWorkingNow,
  selectWeek,
  type HoursRow,
} from '../../organizations/organizations/index.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

type HoursKind = 'any' | 'open' | 'own';

/** The hours that an organization brings things in, as `selectWeek` reads those of an organization. */
export function selectDeliveryWeek(
  kind: Expression<HoursKind>,
  organizationId: Expression<number>,
) {
  return sql<HoursRow[]>`case ${kind} when 'own' then ${selectOwnWeek(organizationId)}
    when 'open' then ${selectWeek(organizationId)} else '[]' end`;
}

/** The week of its own, whether it counts or not. */
export function selectOwnWeek(organizationId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<DeliveryOffersTables, never>()
      .selectFrom('delivery_hours')
      .select(['weekday', sql<string | null>`null`.as('day'), 'opens_at', 'closes_at'])
      .where('organization_id', '=', organizationId)
      .orderBy('weekday')
      .orderBy('opens_at'),
  );
}

interface Place {
  readonly hours: HoursKind;
  readonly week: readonly HoursRow[];
  /** IANA. */
  readonly time_zone: string;
}

/**
 * Whether things are brought at a moment, by the clock of the organization; null at any hour, and while it is open
 * where it has not told its hours.
 */
export const deliveryHoursNow = (place: Place, now: Date): WorkingNow | null =>
  place.hours === 'any' ? null : presentWorkingNow(place, now);
