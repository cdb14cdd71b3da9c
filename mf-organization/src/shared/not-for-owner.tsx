import type { ReactNode } from 'react';
import { useOrganizationClient } from './use-organization-client.ts';

interface NotForOwnerProps {
  readonly organizationId: number;
  readonly children: ReactNode;
}

/** What makes no sense to whom the organization belongs: following, asking or reporting it. */
export function NotForOwner({ organizationId, children }: NotForOwnerProps) {
  return useOrganizationClient(organizationId)?.is_own ? null : children;
}
