import { useState } from 'react';
import styled from 'styled-components';
import { getDeliverySettings } from '@karavan/shared-api/client/delivery-terms';
import type { DeliverySettings } from '@karavan/shared-api/contract/delivery-terms';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { media, space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { DeliverOurselves } from './deliver-ourselves.tsx';
import { DeliveryRequests } from './delivery-requests.tsx';
import { ServicePanel } from './service-panel.tsx';
import { withDeliveryTexts } from './translation.ts';

/** The schema and the form kit load after the page. */
const TermsForm = lazily(
  async () => (await import(/* webpackChunkName: "delivery-terms" */ './terms-form.tsx')).TermsForm,
  <SkeletonCard />,
);

const ZonesForm = lazily(
  async () => (await import(/* webpackChunkName: "delivery-zones" */ './zones-form.tsx')).ZonesForm,
  <SkeletonCard />,
);

const OWN = { stream: 'unread' } as const;

interface ManageDeliveryProps {
  readonly organizationId: number;
}

/** What delivery costs, how far and when it goes, and who brings it; services see whom they bring things for. */
export const ManageDelivery = withDeliveryTexts(({ organizationId }: ManageDeliveryProps) => (
  <Managed organizationId={organizationId} section="delivery">
    {() => <Loaded organizationId={organizationId} />}
  </Managed>
));

function Loaded({ organizationId }: ManageDeliveryProps) {
  const settings = useEndpoint(getDeliverySettings, { params: { id: organizationId } });
  const { realtime } = useShell();
  /** The form begins anew with what is stored: here, where that is read in the same moment. */
  const [round, setRound] = useState(0);
  // The answer of a service shows at once.
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ subject }) => {
    if (subject?.startsWith('agreement:')) void settings.refetch();
  });
  return (
    <AsyncView query={settings} skeleton={<PageSkeleton />}>
      {(stored) => (
        <Sections
          organizationId={organizationId}
          stored={stored}
          round={round}
          onTake={() => setRound(round + 1)}
        />
      )}
    </AsyncView>
  );
}

interface SectionsProps extends ManageDeliveryProps {
  readonly stored: DeliverySettings;
  readonly round: number;
  onTake(): void;
}

function Sections({ organizationId, stored, round, onTake }: SectionsProps) {
  return (
    <Root>
      <DeliverOurselves organizationId={organizationId} isService={stored.is_service} />
      {stored.is_service && <DeliveryRequests organizationId={organizationId} />}
      {stored.terms && <ServicePanel organizationId={organizationId} settings={stored} />}
      <TermsForm key={round} organizationId={organizationId} stored={stored} onTake={onTake} />
      {stored.terms && <ZonesForm organizationId={organizationId} stored={stored} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding-bottom: ${space[5]};

  ${media.wide} {
    gap: ${space[5]};
  }
`;
