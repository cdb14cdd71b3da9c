import type { QueryClient } from '@tanstack/react-query';
import * as promotions from '@karavan/shared-api/client/promotions';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads anew, wherever they are shown, the promotions that staff have changed. */
export function refreshPromotions(queries: QueryClient): void {
  for (const queryKey of [
    endpointKey(promotions.listStaffPromotions, 'list'),
    endpointKey(promotions.listPromotions, 'list'),
    endpointKey(promotions.getPromotion, 'one'),
  ]) {
    void queries.invalidateQueries({ queryKey });
  }
}
