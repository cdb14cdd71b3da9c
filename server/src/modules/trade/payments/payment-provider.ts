import type { PaymentReport } from '@karavan/shared-api/contract/payments';

export interface WantedPayment {
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Path and query of the page for success and for failure, without the origin. */
  readonly returnTo: string;
}

/** Who takes money online for us. Every call names the payment attempt by our reference and may be repeated. */
export interface PaymentProvider {
  /** Answers the address of the page where the client pays. */
  open(payment: WantedPayment): Promise<string>;
  /** What has become of a payment attempt; null while that is open. */
  read(reference: string): Promise<PaymentReport | null>;
  /** Gives all of it back. */
  refund(reference: string): Promise<void>;
  /** Whether a report that arrives from outside is the provider's own. */
  isGenuine(report: PaymentReport, signature: string): boolean;
}
