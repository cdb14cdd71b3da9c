import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { acceptDelivery, listAvailableDeliveries } from '@karavan/shared-api/client/delivery';
import type { AvailableDelivery, CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey, useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, fontSize, radius, shadow, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface DeliveryCardProps {
  readonly delivery: AvailableDelivery;
  onTaken(delivery: CourierDelivery): void;
}

/** A delivery that waits: where from, which district, what it pays. */
export function DeliveryCard({ delivery, onTaken }: DeliveryCardProps) {
  const t = useT();
  const { toasts } = useShell();
  const queries = useQueryClient();
  const take = useEndpointMutation(acceptDelivery, {
    onSuccess: onTaken,
    onError: ({ status }) => {
      toasts.show({ kind: 'error', text: status === 409 ? t('gone') : t('failed') });
      void queries.invalidateQueries({ queryKey: endpointKey(listAvailableDeliveries, 'one') });
    },
  });
  return (
    <DeliveryFrame delivery={delivery} destination={delivery.district}>
      <Button
        wide
        loading={take.isPending}
        onClick={() => take.mutate({ params: { id: delivery.id } })}
      >
        {t('take')}
      </Button>
    </DeliveryFrame>
  );
}

/** A delivery that this courier has taken: the address, the phone and the cash to collect. */
export function TakenDeliveryCard({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <DeliveryFrame delivery={delivery} destination={delivery.address}>
      <Notice role="status">
        <strong>{t('taken')}</strong>
        {t('taken_text')}
      </Notice>
      <Route>
        <dt>{t('cash_due')}</dt>
        <dd>{formatMoney(delivery.cash_due, locale)}</dd>
      </Route>
      <Call href={`tel:${delivery.phone}`}>
        <Phone size={20} aria-hidden />
        {t('call')}
      </Call>
    </DeliveryFrame>
  );
}

interface DeliveryFrameProps {
  readonly delivery: AvailableDelivery;
  readonly destination: string;
  readonly children: ReactNode;
}

function DeliveryFrame({ delivery, destination, children }: DeliveryFrameProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { organization } = delivery;
  return (
    <Card>
      <Top>
        <Fee>{t('fee', { fee: formatMoney(delivery.fee, locale) })}</Fee>
        <Muted>
          <RelativeTime
            date={delivery.created_at}
            locale={locale}
            now={now}
            justNow={t('just_now')}
          />
        </Muted>
      </Top>
      <Muted>{t(`pays_${delivery.who_pays}`)}</Muted>
      <Route>
        <dt>{t('from')}</dt>
        <dd>
          {organization.title}, {organization.address}
        </dd>
        <dt>{t('to')}</dt>
        <dd>{destination}</dd>
      </Route>
      {children}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space[3]};
  height: 100%;
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Fee = styled.p`
  font-size: ${fontSize.title};
  font-weight: ${weight.bold};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const Route = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};
  margin: 0;

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
  }
`;

const Notice = styled.p`
  display: grid;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.successSoft};
  color: ${color.success};
`;

const Call = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
