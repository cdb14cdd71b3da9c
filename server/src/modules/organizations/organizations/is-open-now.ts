import { sql } from 'kysely';

/**
 * Whether the `organization` of a query is open at a moment, by its own clock: as `workingNow` tells it, for
 * lists that show only those that are.
 */
export const isOpenAt = (now: Date) => sql<boolean>`(
  exists (select from organization_hours as told where told.organization_id = organization.id)
  and exists (
    select from (
      select local.clock, local.clock::date - back as day
      from (select ${now}::timestamptz at time zone organization.time_zone as clock) as local
      cross join generate_series(0, 1) as back
    ) as date
    cross join lateral (
      select special.opens_at, special.closes_at from organization_special_day as special
      where special.organization_id = organization.id and special.day = date.day
        and special.opens_at is not null
      union all
      select usual.opens_at, usual.closes_at from organization_hours as usual
      where usual.organization_id = organization.id
        and usual.weekday = extract(isodow from date.day)
        and not exists (
          select from organization_special_day as special
          where special.organization_id = organization.id and special.day = date.day)
    ) as span
    where date.clock >= date.day + span.opens_at
      and date.clock < date.day + span.closes_at
        + case when span.closes_at <= span.opens_at then interval '1 day' else interval '0' end))`;
