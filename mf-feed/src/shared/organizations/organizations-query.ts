import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { listOrganizations } from '@karavan/shared-api/client/organizations';
import { listServiceOrganizations } from '@karavan/shared-api/client/services';
import { prefetchEndlessList, useEndlessList } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { whichOrganizations, type OrganizationFilter } from './organization-filter.ts';

/** The organizations that a filter finds, of one service where one is named. */
export function useOrganizations(filter: OrganizationFilter, service?: number) {
  const query = whichOrganizations(filter);
  const isOfService = service !== undefined;
  const all = useEndlessList(listOrganizations, { query }, { enabled: !isOfService });
  const offering = useEndlessList(
    listServiceOrganizations,
    { params: { id: service ?? 0 }, query },
    { enabled: isOfService },
  );
  const list = isOfService ? offering : all;
  const isSignedIn = useAtomValue(isSignedInAtom);
  // The server renders for guests, so whom somebody follows is not known yet.
  const isForGuest = list.items[0]?.follow_status === null;
  const { refresh } = list;
  useEffect(() => {
    if (isSignedIn && isForGuest) void refresh();
  }, [isSignedIn, isForGuest, refresh]);
  return list;
}

export function prefetchOrganizations(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  filter: OrganizationFilter,
  service?: number,
): Promise<void> {
  const query = whichOrganizations(filter);
  return service === undefined
    ? prefetchEndlessList(context, listOrganizations, { query })
    : prefetchEndlessList(context, listServiceOrganizations, { params: { id: service }, query });
}
