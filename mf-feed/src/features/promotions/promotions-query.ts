import { getPromotion, listPromotions } from '@karavan/shared-api/client/promotions';
import {
  prefetchEndlessList,
  prefetchEndpoint,
  useEndlessList,
  useEndpoint,
} from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** Which promotions are shown. It lives only in the address. */
interface PromotionsFilter {
  readonly kind: 'code' | 'automatic' | null;
  readonly isEndingSoon: boolean;
  /** Whose, by the id of the organization; null: everybody's. */
  readonly organization: number | null;
  /** Of the organizations. */
  readonly country: string | null;
  readonly city: string | null;
}

/** What the address names that there is not is left out. */
export function readPromotionsFilter(address: URLSearchParams): PromotionsFilter {
  const kind = address.get('kind');
  const organization = Number(address.get('organization'));
  return {
    kind: kind === 'code' || kind === 'automatic' ? kind : null,
    isEndingSoon: address.get('ending') === 'soon',
    organization: Number.isSafeInteger(organization) && organization > 0 ? organization : null,
    country: address.get('country'),
    city: address.get('city'),
  };
}

const which = ({ kind, isEndingSoon, organization, country, city }: PromotionsFilter) => ({
  query: {
    ...(kind && { kind }),
    ...(country && { country }),
    ...(city && { city }),
    ...(isEndingSoon && { ending: 'soon' as const }),
    // Whoever looks at one organization sees it, also a muted one.
    ...(organization === null ? { unmuted: 'true' as const } : { organization }),
  },
});

export const usePromotions = (filter: PromotionsFilter) =>
  useEndlessList(listPromotions, which(filter));

export const prefetchPromotions = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  filter: PromotionsFilter,
) => prefetchEndlessList(context, listPromotions, which(filter));

/** @param code what opens a promotion that is not in lists */
const one = (id: number, code: string | null) => ({
  params: { id },
  query: { ...(code !== null && { code }) },
});

export const usePromotion = (id: number, code: string | null) =>
  useEndpoint(getPromotion, one(id, code));

export const prefetchPromotion = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
  code: string | null,
) => prefetchEndpoint(context, getPromotion, one(id, code));
