import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { CannotBring } from './cannot-bring.tsx';
import { ProveDelivery } from './prove-delivery.tsx';

/** The end of a delivery: handed over to the client, or given back by the courier. */
export function AtTheDoor({ delivery }: { readonly delivery: CourierDelivery }) {
  return (
    <>
      <ProveDelivery delivery={delivery} />
      <CannotBring delivery={delivery} />
    </>
  );
}
