import { useQueryClient } from '@tanstack/react-query';
import { getDelivery } from '@karavan/shared-api/client/delivery';
import { endpointKey } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { CarryDelivery } from '../features/carry-delivery/carry-delivery.tsx';
import { lazily } from '@karavan/shared-ui/lazily';
import { OfferDelivery } from '../features/offer-delivery/offer-delivery.tsx';

/** Below what is seen first. */
const CarriedGoods = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "carried-goods" */ '../features/road/carry-goods/carried-goods.tsx'
      )
    ).CarriedGoods,
);

/** /delivery/receipt/{receiptID}: the delivery of one order; one still waiting can be taken. */
export const page: PageModule = {
  Component: ({ params }) => <Receipt key={params['receiptID']} id={Number(params['receiptID'])} />,
};

function Receipt({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queryKey = endpointKey(getDelivery, 'one', { params: { id } });
  return (
    <CarryDelivery
      transactionId={id}
      goods={(delivery) => <CarriedGoods delivery={delivery} />}
      notTaken={
        <OfferDelivery
          transactionId={id}
          onTaken={() => void queries.invalidateQueries({ queryKey })}
          onGone={() => void navigate('/delivery/available')}
        />
      }
    />
  );
}
