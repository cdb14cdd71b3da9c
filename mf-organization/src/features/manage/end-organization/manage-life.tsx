import styled from 'styled-components';
import { getOrganizationLife, getReceiptNumbers } from '@karavan/shared-api/client/life';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { media, space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { LifePanel } from './life-panel.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { withLifeTexts } from './translation.ts';

/** How an organization ends and comes back, and how its receipts are numbered, for its owner. */
export const ManageLife = withLifeTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="life">
      {() => <Life organizationId={organizationId} />}
    </Managed>
  );
}

function Life({ organizationId }: { readonly organizationId: number }) {
  const input = { params: { id: organizationId } };
  const life = useEndpoint(getOrganizationLife, input);
  const numbers = useEndpoint(getReceiptNumbers, input);
  return (
    <Sections>
      <AsyncView query={life} skeleton={<SkeletonRow />}>
        {(loaded) => <LifePanel organizationId={organizationId} life={loaded} />}
      </AsyncView>
      <AsyncView query={numbers} skeleton={<SkeletonRow />}>
        {(loaded) => <ReceiptPanel organizationId={organizationId} numbers={loaded} />}
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
