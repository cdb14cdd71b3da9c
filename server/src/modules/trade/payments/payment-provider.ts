import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { Keyring } from '../../../platform/secrets/keyring.ts';

export interface WantedPayment {
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Where people come back to, without the origin. */
  readonly returnTo: { readonly success: string; readonly failure: string };
}

/** An account at the provider. */
export interface Merchant {
  readonly id: string;
  /** What the provider and we sign with for it. */
  readonly key: Buffer;
}

/**
 * What takes money online. Every call names the merchant, null for the account of the platform, and the payment
 * by our reference, and may be repeated.
 */
export interface MerchantProvider {
  /** Answers the address of the page where the client pays. */
  open(merchant: Merchant | null, payment: WantedPayment): Promise<string>;
  /** What has become of a payment; null while that is open. */
  read(merchant: Merchant | null, reference: string): Promise<PaymentReport | null>;
  /** Gives so much of it back in all, in minor units, less what has gone back before; without a sum all of it. */
  refund(merchant: Merchant | null, reference: string, amount?: number): Promise<void>;
  /** Whether a report that arrives from outside is the provider's own, of this merchant. */
  isGenuine(merchant: Merchant | null, report: PaymentReport, signature: string): boolean;
}

/**
 * The same for whoever knows the reference alone: each call goes to the account that the payment was opened with,
 * whatever has become of that since.
 */
export interface PaymentProvider {
  open(payment: WantedPayment): Promise<string>;
  read(reference: string): Promise<PaymentReport | null>;
  refund(reference: string, amount?: number): Promise<void>;
  isGenuine(report: PaymentReport, signature: string): Promise<boolean>;
  /** Seals the secrets of accounts; null where organizations keep none of their own. */
  readonly keyring: Keyring | null;
}
