import type { QueryClient } from '@tanstack/react-query';
import { getItem } from '@karavan/shared-api/client/items';
import { getRentalOffer } from '@karavan/shared-api/client/rental-offers';
import {
  getEditedRental,
  getRentalCalendars,
  getRentalMonth,
  listStaffRentals,
} from '@karavan/shared-api/client/rental-terms';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads anew, wherever they are shown, the rentals that staff have changed. */
export function refreshRental(queries: QueryClient): void {
  const keys = [
    endpointKey(getRentalMonth, 'one'),
    endpointKey(getEditedRental, 'one'),
    endpointKey(getRentalOffer, 'one'),
    endpointKey(getRentalCalendars, 'one'),
    endpointKey(listStaffRentals, 'one'),
    endpointKey(getItem, 'one'),
  ];
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
}
