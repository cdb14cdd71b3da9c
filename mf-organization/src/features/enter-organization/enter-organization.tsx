import { useSyncExternalStore, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

interface EnterOrganizationProps {
  readonly organization: OrganizationDetail;
  /** What those see who are let in. */
  readonly children: ReactNode;
  /** The way in. */
  readonly action: ReactNode;
}

/** Few organizations are gated. */
const Gate = servedLazily(
  async () => (await import(/* webpackChunkName: "part-gate" */ './gate.tsx')).Gate,
);

const neverChanges = () => () => undefined;
/** False while the screen of the server, which is that of a guest, is being taken over. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The items of an organization, or, before the gates of a gated one, what following it brings. */
export function EnterOrganization({ organization, children, action }: EnterOrganizationProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isTakenOver = useIsTakenOver();
  const client = useOrganizationClient(organization.id);
  if (!organization.is_gated) return children;
  if (isTakenOver && isSignedIn && !client) {
    return (
      <Loading>
        <Skeleton $height="220px" />
      </Loading>
    );
  }
  if (!client?.is_admitted) return <Gate organization={organization} action={action} />;
  return children;
}
