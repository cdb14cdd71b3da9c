import type { PageModule } from '@karavan/shared-api/remote';
import { DecidePaymentSystems } from '../features/platform/decide-payment-systems/decide-payment-systems.tsx';

/** /platform/payment-systems: what organizations take money with. */
export const page: PageModule = { Component: () => <DecidePaymentSystems /> };
