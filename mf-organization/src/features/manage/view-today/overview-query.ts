import { getOrganizationOverview } from '@karavan/shared-api/client/overview';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';

/** What waits changes by the minute. */
const REFRESH = 30_000;

export function useOverview(id: number) {
  return useEndpoint(
    getOrganizationOverview,
    { params: { id } },
    { staleTime: 0, refetchInterval: REFRESH },
  );
}

export const overviewKey = (id: number) =>
  endpointKey(getOrganizationOverview, 'one', { params: { id } });
