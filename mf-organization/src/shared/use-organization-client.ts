import { useAtomValue } from 'jotai';
import { getOrganizationClient } from '@karavan/shared-api/client/organizations';
import type { OrganizationClient } from '@karavan/shared-api/contract/organizations';
import { useEndpoint } from '@karavan/shared-api/query';
import { isSignedInAtom } from '@karavan/shared-api/state';

/** The signed-in person's relation to an organization; undefined for guests and until it is loaded. */
export function useOrganizationClient(id: number): OrganizationClient | undefined {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { data } = useEndpoint(
    getOrganizationClient,
    { params: { id } },
    { enabled: isSignedIn, staleTime: 0 },
  );
  return isSignedIn ? data : undefined;
}
