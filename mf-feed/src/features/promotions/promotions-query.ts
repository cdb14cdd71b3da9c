import { listPromotions } from '@karavan/shared-api/client/promotions';
import { prefetchEndlessList, useEndlessList } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** Which promotions are shown. It lives only in the address. */
interface PromotionsFilter {
  readonly kind: 'code' | 'automatic' | null;
  readonly isEndingSoon: boolean;
  /** Whose, by the id of the organization; null: everybody's. */
  readonly organization: number | null;
}

/** What the address names that there is not is left out. */
export function readPromotionsFilter(address: URLSearchParams): PromotionsFilter {
  const kind = address.get('kind');
  const organization = Number(address.get('organization'));
  return {
    kind: kind === 'code' || kind === 'automatic' ? kind : null,
    isEndingSoon: address.get('ending') === 'soon',
    organization: Number.isSafeInteger(organization) && organization > 0 ? organization : null,
  };
}

const which = ({ kind, isEndingSoon, organization }: PromotionsFilter) => ({
  query: {
    ...(kind && { kind }),
    ...(isEndingSoon && { ending: 'soon' as const }),
    ...(organization !== null && { organization }),
  },
});

export const usePromotions = (filter: PromotionsFilter) =>
  useEndlessList(listPromotions, which(filter));

export const prefetchPromotions = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  filter: PromotionsFilter,
) => prefetchEndlessList(context, listPromotions, which(filter));
