import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { listAvailableDeliveries } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { fontSize, media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { DeliveryCard, TakenDeliveryCard } from './delivery-card.tsx';

/** New deliveries are looked for this often, in milliseconds. */
const REFRESH_INTERVAL = 15_000;

/** Deliveries a courier may take, the oldest first. */
export function TakeDelivery() {
  const t = useT();
  const { header } = useShell();
  const [taken, setTaken] = useState<readonly CourierDelivery[]>([]);
  const deliveries = useEndpoint(
    listAvailableDeliveries,
    {},
    { refetchInterval: REFRESH_INTERVAL },
  );
  useEffect(() => header.set({ title: t('page_title') }), [header, t]);
  if (deliveries.error?.status === 403) {
    return <EmptyState title={t('not_courier')} text={t('not_courier_text')} />;
  }
  return (
    <AsyncView
      query={deliveries}
      skeleton={<PageSkeleton label={t('loading')} />}
      failure={{ title: t('failed'), text: t('failed_text'), retry: t('try_again') }}
    >
      {({ list }) => {
        const waiting = list.filter(({ id }) => taken.every((mine) => mine.id !== id));
        return waiting.length + taken.length === 0 ? (
          <EmptyState title={t('empty')} text={t('empty_text')} />
        ) : (
          <Column>
            <Heading>{t('heading')}</Heading>
            <List>
              {taken.map((delivery) => (
                <li key={delivery.id}>
                  <TakenDeliveryCard delivery={delivery} />
                </li>
              ))}
              {waiting.map((delivery) => (
                <li key={delivery.id}>
                  <DeliveryCard
                    delivery={delivery}
                    onTaken={(mine) => setTaken((others) => [mine, ...others])}
                  />
                </li>
              ))}
            </List>
          </Column>
        );
      }}
    </AsyncView>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 960px;
  margin: 0 auto;
  padding: ${space[4]};

  ${media.wide} {
    padding: ${space[5]};
  }
`;

const Heading = styled.h1`
  font-size: ${fontSize.heading};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;
