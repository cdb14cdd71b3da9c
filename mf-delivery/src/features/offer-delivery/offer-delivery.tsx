import { getAvailableDelivery } from '@karavan/shared-api/client/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { AvailableCard } from '../../shared/available-card.tsx';
import { useT } from '../../shared/translation.ts';

interface OfferDeliveryProps {
  readonly transactionId: number;
  onTaken(transactionId: number): void;
  /** It can no longer be taken: leads to the available ones. */
  onGone(): void;
}

/** One delivery to take, unless another courier has been faster. */
export function OfferDelivery({ transactionId, onTaken, onGone }: OfferDeliveryProps) {
  const t = useT();
  const offer = useEndpoint(getAvailableDelivery, { params: { id: transactionId } });
  // Also when it was shown before: somebody has been faster.
  if (offer.error?.status === 404) {
    return (
      <EmptyState
        scene="gone"
        title={t('offer_gone')}
        text={t('offer_gone_text')}
        action={{ label: t('other_deliveries'), run: onGone }}
      />
    );
  }
  return (
    <AsyncView
      query={offer}
      skeleton={<PageSkeleton />}
      failure={{
        forbidden: (
          <EmptyState scene="closed" title={t('not_courier')} text={t('not_courier_text')} />
        ),
      }}
    >
      {(delivery) => <AvailableCard delivery={delivery} onTaken={onTaken} />}
    </AsyncView>
  );
}
