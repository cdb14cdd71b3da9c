import styled from 'styled-components';
import { getVerification } from '@karavan/shared-api/client/verifications';
import { getShadowBanStatus } from '@karavan/shared-api/client/visibility';
import { countComplaints } from '@karavan/shared-api/client/complaint-cases';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { media, space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { ComplaintCounts } from './complaint-counts.tsx';
import { withStandingTexts } from './translation.ts';
import { VerificationPanel } from './verification-panel.tsx';
import { VisibilityPanel } from './visibility-panel.tsx';

/** How the platform stands to an organization, for its owner: whether it is found, the badge, complaints. */
export const ShowStanding = withStandingTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="trust">
      {() => <Standing organizationId={organizationId} />}
    </Managed>
  );
}

function Standing({ organizationId }: { readonly organizationId: number }) {
  const input = { params: { id: organizationId } };
  const verification = useEndpoint(getVerification, input);
  const visibility = useEndpoint(getShadowBanStatus, input);
  const complaints = useEndpoint(countComplaints, input);
  return (
    <Sections>
      <AsyncView query={visibility} skeleton={<SkeletonRow />}>
        {(loaded) => <VisibilityPanel organizationId={organizationId} visibility={loaded} />}
      </AsyncView>
      <AsyncView query={verification} skeleton={<SkeletonRow />}>
        {(loaded) => <VerificationPanel organizationId={organizationId} verification={loaded} />}
      </AsyncView>
      <AsyncView query={complaints} skeleton={<SkeletonRow />}>
        {(loaded) => <ComplaintCounts counts={loaded} />}
      </AsyncView>
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding-bottom: ${space[5]};

  ${media.wide} {
    gap: ${space[5]};
  }
`;
