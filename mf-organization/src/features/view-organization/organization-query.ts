import { getOrganization } from '@karavan/shared-api/client/organizations';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

export function useOrganization(id: number) {
  return useEndpoint(getOrganization, { params: { id } });
}

export function prefetchOrganization(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> {
  return prefetchEndpoint(context, getOrganization, { params: { id } });
}
