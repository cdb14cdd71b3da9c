import { getOrganization } from '@karavan/shared-api/client/organizations';
import type { DiscountCard } from '@karavan/shared-api/contract/organizations';
import { useEndpoint } from '@karavan/shared-api/query';

type Step = DiscountCard['tiers'][number];

/** The steps of the organization's cumulative card that ask for something to have been spent; none while they are not known. */
export function useSteps(id: number): readonly Step[] {
  const { data } = useEndpoint(getOrganization, { params: { id } });
  const card = data?.discount_cards.find(({ kind }) => kind === 'cumulative');
  return (card?.tiers ?? []).filter(({ spend_limit }) => Number(spend_limit.amount) > 0);
}
