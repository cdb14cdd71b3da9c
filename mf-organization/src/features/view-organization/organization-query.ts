import { getOrganization, listOrganizationItems } from '@karavan/shared-api/client/organizations';
import {
  prefetchEndlessList,
  prefetchEndpoint,
  useEndlessList,
  useEndpoint,
} from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

export function useOrganization(id: number) {
  return useEndpoint(getOrganization, { params: { id } });
}

export function useOrganizationItems(id: number) {
  return useEndlessList(listOrganizationItems, { params: { id } });
}

export async function prefetchOrganization(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> {
  await Promise.all([
    prefetchEndpoint(context, getOrganization, { params: { id } }),
    prefetchEndlessList(context, listOrganizationItems, { params: { id } }),
  ]);
}
