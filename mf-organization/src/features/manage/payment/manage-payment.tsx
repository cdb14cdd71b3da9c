import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { checkPaymentSystem, listPaymentSystems } from '@karavan/shared-api/client/payment-systems';
import type { PaymentSystems } from '@karavan/shared-api/contract/payment-systems';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { AddSystem } from './add-system.tsx';
import { SystemCard } from './system-card.tsx';
import { useT, withPaymentTexts } from './translation.ts';

const OWN = { stream: 'unread' } as const;

/** What an organization takes money online with, for its owner. */
export const ManagePayment = withPaymentTexts(Page);

function Page({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed organizationId={organizationId} section="payment">
      {() => <Loaded organizationId={organizationId} />}
    </Managed>
  );
}

function Loaded({ organizationId }: { readonly organizationId: number }) {
  const { realtime } = useShell();
  const systems = useEndpoint(listPaymentSystems, { params: { id: organizationId } });
  useReturnFromTest(organizationId);
  // A test is paid elsewhere, and the platform decides by itself.
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (type.startsWith('payment_system')) void systems.refetch();
  });
  return (
    <AsyncView query={systems} skeleton={<SkeletonCard />}>
      {(loaded) => <Systems organizationId={organizationId} systems={loaded} />}
    </AsyncView>
  );
}

interface SystemsProps {
  readonly organizationId: number;
  readonly systems: PaymentSystems;
}

function Systems({ organizationId, systems }: SystemsProps) {
  const t = useT();
  const { list, takes_online_payment: takes, can_add } = systems;
  return (
    <Sections>
      {list.length > 0 && (
        <Banner tone={takes ? 'success' : 'warning'}>{t(takes ? 'takes' : 'takes_not')}</Banner>
      )}
      {list.length === 0 && <EmptyState scene="closed" title={t('none')} text={t('none_text')} />}
      {list.map((system) => (
        <SystemCard key={system.id} organizationId={organizationId} system={system} />
      ))}
      {can_add && <AddSystem organizationId={organizationId} isFirst={list.length === 0} />}
    </Sections>
  );
}

/** The payment page of a test leads back here: the provider is asked once, in case its report was lost. */
function useReturnFromTest(organizationId: number): void {
  const [search, setSearch] = useSearchParams();
  const account = Number(search.get('test'));
  const { send } = useWrite(checkPaymentSystem, {
    onSettled: (_input, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(listPaymentSystems, 'one') }),
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!(account > 0) || hasAsked.current) return;
    hasAsked.current = true;
    void send({ params: { id: organizationId, account } });
    setSearch({}, { replace: true });
  }, [account, organizationId, send, setSearch]);
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding-bottom: ${space[5]};
`;
