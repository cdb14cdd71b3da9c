import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listAvailableDeliveries } from '@karavan/shared-api/client/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { notificationCountAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { AvailableCard } from '../../shared/available-card.tsx';
import { REFRESH_INTERVAL } from '../../shared/courier-page.tsx';
import { useT } from '../../shared/translation.ts';

/** Deliveries that a courier may take, oldest first. */
export function TakeDelivery() {
  const t = useT();
  const navigate = useNavigate();
  const deliveries = useEndpoint(
    listAvailableDeliveries,
    {},
    { refetchInterval: REFRESH_INTERVAL },
  );
  const { refetch } = deliveries;
  const notificationCount = useAtomValue(notificationCountAtom);
  // Couriers are notified by socket of new deliveries, long before the interval ends.
  useEffect(() => void refetch(), [refetch, notificationCount]);
  return (
    <AsyncView query={deliveries} skeleton={<PageSkeleton />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState scene="delivery" title={t('empty')} text={t('empty_text')} />
        ) : (
          <List>
            {list.map((delivery) => (
              <li key={delivery.id}>
                <AvailableCard
                  delivery={delivery}
                  onTaken={(id) => void navigate(`/delivery/receipt/${id}`)}
                />
              </li>
            ))}
          </List>
        )
      }
    </AsyncView>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;
