import type { DiscountCard, OrganizationClient } from '@karavan/shared-api/contract/organizations';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import type { ClientCard, OfferedCard } from './find-card.ts';

export function presentOfferedCard({ kind, currency, tiers }: OfferedCard): DiscountCard {
  return {
    kind,
    tiers: tiers.map(({ basisPoints, spendLimit }) => ({
      percent: presentPercent(basisPoints),
      spend_limit: presentMoney(spendLimit, currency),
    })),
  };
}

export function presentStanding(
  { spent, basisPoints, next }: ClientCard,
  currency: string,
): NonNullable<OrganizationClient['discount']> {
  return {
    spent: presentMoney(spent, currency),
    percent: presentPercent(basisPoints),
    next: next && {
      percent: presentPercent(next.basisPoints),
      missing: presentMoney(next.missing, currency),
    },
  };
}
