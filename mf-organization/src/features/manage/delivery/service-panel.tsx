import { useState } from 'react';
import styled from 'styled-components';
import type { DeliverySettings } from '@karavan/shared-api/contract/delivery-terms';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, type } from '@karavan/shared-ui/tokens';
import { ChooseService } from './choose-service.tsx';
import { useT } from './translation.ts';
import { useAgreementWrite } from './use-agreement-write.ts';

interface ServicePanelProps {
  readonly organizationId: number;
  readonly settings: DeliverySettings;
}

/** Who brings what is sold, who was asked to, and the way to ask another. */
export function ServicePanel({ organizationId, settings }: ServicePanelProps) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const { service, asked } = settings;
  const isWaiting = asked?.status === 'requested';
  return (
    <Panel aria-labelledby="service-title">
      <Title id="service-title">{t('service')}</Title>
      {service ? (
        <Agreement organizationId={organizationId} agreement={service} />
      ) : (
        <Muted>{t('no_service')}</Muted>
      )}
      {asked && <Agreement organizationId={organizationId} agreement={asked} />}
      {isChoosing && !isWaiting ? (
        <ChooseService
          organizationId={organizationId}
          current={service?.partner.id ?? null}
          onAsked={() => setChoosing(false)}
        />
      ) : (
        !isWaiting && (
          <Button kind="secondary" onClick={() => setChoosing(true)}>
            {t(service ? 'choose_another' : 'choose_service')}
          </Button>
        )
      )}
    </Panel>
  );
}

interface AgreementProps {
  readonly organizationId: number;
  readonly agreement: NonNullable<DeliverySettings['service']>;
}

function Agreement({ organizationId, agreement }: AgreementProps) {
  const t = useT();
  const { dialogs } = useShell();
  const { id, status, partner, under_way } = agreement;
  const isOwn = partner.id === organizationId;
  const { send, isPending } = useAgreementWrite(organizationId, id);

  async function end(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('end_ask'),
      text: t('end_text'),
      okLabel: t('end'),
      danger: true,
    });
    if (isSure) await send('ended');
  }

  return (
    <>
      <OrganizationLine organization={partner} size={48}>
        <Detail>
          {status === 'accepted'
            ? isOwn
              ? t('own_couriers')
              : t('brings', { count: under_way })
            : t(status === 'requested' ? 'asked_requested' : 'asked_declined')}
        </Detail>
      </OrganizationLine>
      {status === 'accepted' && (
        <Quiet kind="quiet" size="small" loading={isPending} onClick={() => void end()}>
          {t('end')}
        </Quiet>
      )}
      {status === 'requested' && (
        <Quiet kind="quiet" size="small" loading={isPending} onClick={() => void send('withdrawn')}>
          {t('withdraw')}
        </Quiet>
      )}
    </>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Quiet = styled(Button)`
  justify-self: start;
`;
