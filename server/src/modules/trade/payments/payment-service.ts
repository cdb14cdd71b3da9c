import { z } from 'zod/mini';
import { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { PaymentService } from '../../../platform/env/providers.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import type { Merchant, MerchantProvider } from './payment-provider.ts';
import { isSignedBy, signText } from './report-signature.ts';

const Opened = z.object({ payment_url: z.url({ protocol: /^https?$/ }) });

const LIMITS = { accepts: ['application/json'], maxBytes: 65_536, timeoutMs: 15_000 };

/**
 * A payment provider behind HTTP, or the adapter in front of one. docs/guides/deploy.md describes
 * what it answers. What is said for a merchant is signed with the merchant's secret, which itself never leaves us.
 */
export function createPaymentService(
  outbound: Outbound,
  { url, key: text, publicUrl }: PaymentService,
): MerchantProvider {
  const ownKey = Buffer.from(text);

  async function call(
    merchant: Merchant | null,
    method: 'GET' | 'POST',
    path: string,
    content?: object,
  ): Promise<unknown> {
    const body = content && JSON.stringify(content);
    const signature = signText(merchant?.key ?? ownKey, `${method} ${path}\n${body ?? ''}`);
    const answer = await outbound.fetch(url + path, {
      ...LIMITS,
      method,
      headers: {
        'x-signature': signature,
        ...(merchant && { 'x-merchant': encodeURIComponent(merchant.id) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    return JSON.parse(answer.content.toString());
  }

  return {
    async open(merchant, { reference, amount, currency, returnTo }) {
      const opened = await call(merchant, 'POST', '/payments', {
        reference,
        amount,
        currency,
        success_url: `${publicUrl}${returnTo.success}`,
        failure_url: `${publicUrl}${returnTo.failure}`,
        callback_url: `${publicUrl}/api/v1/payments/callback/`,
      });
      return z.parse(Opened, opened).payment_url;
    },
    async read(merchant, reference) {
      try {
        return z.parse(PaymentReport, await call(merchant, 'GET', `/payments/${reference}`));
      } catch (error) {
        if (error instanceof OutboundError && error.status === 404) return null;
        throw error;
      }
    },
    async refund(merchant, reference, amount) {
      const sum = amount === undefined ? {} : { amount };
      await call(merchant, 'POST', `/payments/${reference}/refund`, sum);
    },
    isGenuine: (merchant, report, signature) =>
      isSignedBy(merchant?.key ?? ownKey, report, signature),
  };
}
