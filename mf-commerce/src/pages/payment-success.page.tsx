import type { PageModule } from '@karavan/shared-api/remote';
import { FinishPayment } from '../features/orders/finish-payment/finish-payment.tsx';
import { withOrderTexts } from '../features/orders/translation.ts';

const Outcome = withOrderTexts(FinishPayment);

/** /payment-success?transaction={id} */
export const page: PageModule = { Component: () => <Outcome claimed="paid" /> };
