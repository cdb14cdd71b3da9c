import { listOrganizationItems } from '@karavan/shared-api/client/organizations';
import { prefetchEndlessList, useEndlessList } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

export function useOrganizationItems(id: number) {
  return useEndlessList(listOrganizationItems, { params: { id } });
}

export function prefetchOrganizationItems(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> {
  return prefetchEndlessList(context, listOrganizationItems, { params: { id } });
}
