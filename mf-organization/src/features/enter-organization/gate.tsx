import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useFollow } from '@karavan/shared-api/interactions';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

interface GateProps {
  readonly organization: OrganizationDetail;
  /** The way in. */
  readonly action: ReactNode;
}

/** Guests have none. */
const GateStanding = lazily(
  async () =>
    (await import(/* webpackChunkName: "client-standing" */ './gate-standing.tsx')).GateStanding,
);

/** In place of the items of a gated organization, for those who are not let in: what following it brings. */
export function Gate({ organization, action }: GateProps) {
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
