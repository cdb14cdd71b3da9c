import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { CannotBring } from './cannot-bring.tsx';
import { ProveDelivery } from './prove-delivery.tsx';

/** How a delivery ends: the client has it, or the courier gives it back. */
export function AtTheDoor({ delivery }: { readonly delivery: CourierDelivery }) {
  return (
    <>
      <ProveDelivery delivery={delivery} />
      <CannotBring delivery={delivery} />
    </>
  );
}
