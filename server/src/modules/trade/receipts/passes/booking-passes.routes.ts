import { Readable } from 'node:stream';
import * as contract from '@karavan/shared-api/contract/ticket-passes';
import type { Wallets } from '../../../../platform/env/wallets.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import {
  drawApplePass,
  googlePassUrl,
  walletsOf,
} from '../../../../platform/wallet-passes/index.ts';
import type { ReadReceipt } from '../../orders/index.ts';
import { appleBooking, googleBooking } from './booking-pass.ts';

interface BookingPassesDependencies {
  readonly readReceipt: ReadReceipt;
  readonly wallets: Wallets;
  /** Where people open the site, without a closing slash. */
  readonly siteUrl: string;
}

/** Rentals in the wallets of phones. */
export function bookingPassesRoutes({
  readReceipt,
  wallets,
  siteUrl,
}: BookingPassesDependencies): ImplementedRoute[] {
  const { apple, google } = wallets;
  const isOff = walletsOf(wallets).length === 0;

  async function find(id: number, context: RequestContext) {
    const receipt = await readReceipt(id, context);
    const { booking } = receipt;
    if (!receipt.is_mine || !booking) throw new ApiError('not_found');
    if (isOff) throw new ApiError('wallet_off');
    if (!receipt.passes) throw new ApiError('conflict');
    return { receipt, booking, siteUrl, locale: context.locale };
  }

  return [
    implement(contract.getAppleBooking, async ({ params: { id }, context }) => {
      const pass = await find(id, context);
      if (!apple) throw new ApiError('wallet_off');
      const content = Readable.from([await drawApplePass(apple, appleBooking(pass))]);
      return { name: `booking-${id}.pkpass`, content };
    }),
    implement(contract.getGoogleBooking, async ({ params: { id }, context }) => {
      const pass = await find(id, context);
      if (!google) throw new ApiError('wallet_off');
      return { url: googlePassUrl(google, googleBooking(google.id, pass), new Date()) };
    }),
  ];
}
