import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { MapPlacesTables } from './map-places.tables.ts';

/** The places that an organization has confirmed by code, as a selection. */
export const selectConfirmedPlaces = (organizationId: Expression<number>) =>
  jsonArrayFrom(
    expressionBuilder<MapPlacesTables, never>()
      .selectFrom('map_place')
      .select((eb) => [
        'map_place.source',
        eb.ref('map_place.confirmed_phone').$notNull().as('phone'),
      ])
      .where('map_place.organization_id', '=', organizationId)
      .where('map_place.confirmed_at', 'is not', null)
      .orderBy('map_place.source'),
  );
