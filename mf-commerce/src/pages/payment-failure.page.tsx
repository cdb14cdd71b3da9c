import type { PageModule } from '@karavan/shared-api/remote';
import { FinishPayment } from '../features/shop/finish-payment/finish-payment.tsx';

/** /payment-failure?transaction={id} */
export const page: PageModule = {
  Component: () => <FinishPayment claimed="declined" />,
};
