import styled from 'styled-components';
import { readOrderLimits } from '@karavan/shared-api/client/orders';
import { withFormTexts } from '@karavan/shared-api/form';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { LimitsForm } from './limits-form.tsx';
import { withLimitTexts } from './translation.ts';

interface OrderLimitsProps {
  readonly organizationId: number;
}

/** How many unpaid orders an organization lets a client have, and how much a new one may hold. */
export const OrderLimits = withLimitTexts(withFormTexts(Loaded));

function Loaded({ organizationId }: OrderLimitsProps) {
  const limits = useEndpoint(readOrderLimits, { params: { id: organizationId } }, { staleTime: 0 });
  return (
    <Root>
      <AsyncView query={limits} skeleton={<SkeletonCard />}>
        {(stored) => <LimitsForm organizationId={organizationId} stored={stored} />}
      </AsyncView>
    </Root>
  );
}

const Root = styled.div`
  max-width: 680px;
  padding-block: ${space[4]};
`;
