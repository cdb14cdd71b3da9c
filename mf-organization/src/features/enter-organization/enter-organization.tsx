import { useSyncExternalStore, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useFollow } from '@karavan/shared-api/interactions';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { lazily } from '@karavan/shared-ui/lazily';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

interface EnterOrganizationProps {
  readonly organization: OrganizationDetail;
  /** What those see who are let in. */
  readonly children: ReactNode;
  /** The way in. */
  readonly action: ReactNode;
}

/** Guests have none. */
const GateStanding = lazily(
  async () =>
    (await import(/* webpackChunkName: "client-standing" */ './gate-standing.tsx')).GateStanding,
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

function Gate({ organization, action }: Omit<EnterOrganizationProps, 'children'>) {
  const t = useT();
  const client = useOrganizationClient(organization.id);
  const { status } = useFollow({ ...organization, follow_status: client?.follow_status });
  const standing = client?.is_blocked ? 'blocked' : status;
  return (
    <Notice aria-labelledby="organization-gate">
      <Mark>
        <Lock size={28} aria-hidden />
      </Mark>
      <h2 id="organization-gate">{t('gate')}</h2>
      <p role="status">
        {standing === 'none' ? t('gate_none') : <GateStanding standing={standing} />}
      </p>
      {action}
    </Notice>
  );
}

const Notice = styled(Panel)`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding: ${space[6]} ${space[4]};
  text-align: center;

  h2 {
    font: ${type.title2};
  }

  p {
    max-width: 44ch;
    color: ${color.textMuted};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: calc(${size.touch} * 1.5);
  height: calc(${size.touch} * 1.5);
  border-radius: ${radius.full};
  background: ${color.fill};
  color: ${color.textMuted};
`;
