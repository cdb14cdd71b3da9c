export { createPaymentProvider } from './create-payment-provider.ts';
export { expirePayments, expirePaymentsTask } from './expire-payments.ts';
export type { PaymentProvider } from './payment-provider.ts';
export { paymentsRoutes } from './payments.routes.ts';
export type { PaymentsTables } from './payments.tables.ts';
export { refundPayments } from './refund-payments.ts';
export { signReport } from './report-signature.ts';
export { createSandboxProvider, loadSandboxKey } from './sandbox-provider.ts';
export { registerSandboxPage } from './sandbox-page.ts';
