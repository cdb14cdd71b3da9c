import styled from 'styled-components';
import { listDeliveryAgreements } from '@karavan/shared-api/client/delivery-terms';
import type { DeliveryAgreement } from '@karavan/shared-api/contract/delivery-terms';
import { useEndlessList } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { LinkButton, SECONDARY } from '../../../shared/link-button.ts';
import { useT } from './translation.ts';
import { useAgreementWrite } from './use-agreement-write.ts';

const OWN = { stream: 'unread' } as const;

/** Whom a delivery service brings things for, and who asks it to. */
export function DeliveryRequests({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { key } = useLocation();
  const agreements = useEndlessList(listDeliveryAgreements, { params: { id: organizationId } });
  const { realtime } = useShell();
  // Whoever asks shows at once.
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ subject }) => {
    if (subject?.startsWith('agreement:')) void agreements.refresh();
  });
  return (
    <section aria-labelledby="clients-title">
      <Run to={`/organizations/${organizationId}/manage/deliveries`} {...SECONDARY}>
        {t('run_service')}
      </Run>
      <Title id="clients-title">{t('clients')}</Title>
      <EndlessView
        list={agreements}
        keyOf={({ id }) => id}
        gap={12}
        label={t('clients')}
        positionKey={`${key}agreements`}
        empty={<Muted>{t('no_clients')}</Muted>}
      >
        {(agreement) => <Client organizationId={organizationId} agreement={agreement} />}
      </EndlessView>
    </section>
  );
}

interface ClientProps {
  readonly organizationId: number;
  readonly agreement: DeliveryAgreement;
}

function Client({ organizationId, agreement }: ClientProps) {
  const t = useT();
  const { id, status, partner, under_way } = agreement;
  const { send, isPending, intent } = useAgreementWrite(organizationId, id);
  return (
    <Panel as="article" aria-label={partner.title}>
      <Link to={`/organizations/${partner.id}`}>
        <OrganizationLine organization={partner} size={48}>
          <Detail>
            {status === 'requested' ? t('asks_you') : t('brings', { count: under_way })}
          </Detail>
        </OrganizationLine>
      </Link>
      <Actions>
        {status === 'requested' ? (
          <>
            <Button
              kind="secondary"
              size="small"
              loading={isPending && intent === 'declined'}
              paused={isPending}
              onClick={() => void send('declined')}
            >
              {t('decline')}
            </Button>
            <Button
              size="small"
              loading={isPending && intent === 'accepted'}
              paused={isPending}
              onClick={() => void send('accepted')}
            >
              {t('accept')}
            </Button>
          </>
        ) : (
          <Button kind="quiet" size="small" loading={isPending} onClick={() => void send('ended')}>
            {t('end')}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

const Run = styled(LinkButton)`
  margin-bottom: ${space[4]};
`;

const Title = styled.h2`
  padding-bottom: ${space[3]};
  font: ${type.title3};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
