import { listDiscountOffers } from '@karavan/shared-api/client/discounts';
import { prefetchEndlessList, useEndlessList } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

const POINT = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

/** The point of the address, near which cards are looked for; what is none is left out. */
export function readNear(address: URLSearchParams): string | null {
  const near = address.get('near');
  return near !== null && POINT.test(near) ? near : null;
}

const which = (near: string | null) => ({
  query: { unmuted: 'true' as const, ...(near !== null && { near }) },
});

export const useOffers = (near: string | null) => useEndlessList(listDiscountOffers, which(near));

export const prefetchOffers = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  near: string | null,
) => prefetchEndlessList(context, listDiscountOffers, which(near));
