import type { PageModule } from '@karavan/shared-api/remote';
import { SettlePayments } from '../features/platform/settle-payments/settle-payments.tsx';

/** /platform: what waits for operators of the platform. */
export const page: PageModule = { Component: () => <SettlePayments /> };
