import styled from 'styled-components';
import { getTransfer } from '@karavan/shared-api/client/transfers';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useT, withTransferTexts } from './translation.ts';

const OWN = { stream: 'unread' } as const;

/** Where an organization is handed over: the offer there is, or how to make one. */
export const ManageTransfer = withTransferTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="transfer">
      {() => <Loaded organizationId={organizationId} />}
    </Managed>
  );
}

function Loaded({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { overlays, realtime } = useShell();
  const transfer = useEndpoint(getTransfer, { params: { id: organizationId } });
  // Acceptance closes the page by itself: it is the owner's alone.
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (type === 'transfer_declined') void transfer.refetch();
  });

  async function offer(): Promise<void> {
    const isOffered = await overlays.open('organization_transfer', { organizationId });
    if (isOffered === true) await transfer.refetch();
  }

  return (
    <AsyncView query={transfer} skeleton={<SkeletonCard />}>
      {({ transfer: latest }) => (
        <Sections>
          {latest && <TransferCard organizationId={organizationId} transfer={latest} />}
          {latest?.status !== 'offered' && (
            <Panel aria-labelledby="transfer-title">
              <Title id="transfer-title">{t('title')}</Title>
              <Steps>
                <li>{t('step_offer')}</li>
                <li>{t('step_accept')}</li>
                <li>{t('step_manager')}</li>
              </Steps>
              <Button onClick={() => void offer()}>{t('offer')}</Button>
            </Panel>
          )}
        </Sections>
      )}
    </AsyncView>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding-bottom: ${space[5]};
`;

const Title = styled.h2`
  font: ${type.title3};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[4]};
  color: ${color.textMuted};
  list-style: decimal;
`;
