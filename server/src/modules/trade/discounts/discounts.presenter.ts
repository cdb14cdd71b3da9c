import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { ClientWallet } from '@karavan/shared-api/contract/discounts';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { DiscountCard, OrganizationClient } from '@karavan/shared-api/contract/organizations';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import type { DiscountTier } from './discount.ts';
import {
  cardFor,
  clientCardOf,
  groupByKind,
  type ClientCard,
  type OfferedCard,
} from './find-card.ts';
import type { WalletRow, WalletTierRow } from './wallet.queries.ts';

const presentTiers = (tiers: readonly DiscountTier[], currency: string) =>
  tiers.map(({ basisPoints, spendLimit }) => ({
    percent: presentPercent(basisPoints),
    spend_limit: presentMoney(spendLimit, currency),
  }));

export const presentOfferedCard = ({
  kind,
  background,
  currency,
  tiers,
}: OfferedCard): DiscountCard => ({ kind, background, tiers: presentTiers(tiers, currency) });

/** A card as it applies to a client. */
export function presentCard(
  { kind, background, basisPoints, next }: ClientCard,
  currency: string,
): CartCard {
  return {
    kind,
    background,
    percent: presentPercent(basisPoints),
    next: next && {
      percent: presentPercent(next.basisPoints),
      missing: presentMoney(next.missing, currency),
    },
  };
}

export function presentStanding(
  card: ClientCard,
  currency: string,
): NonNullable<OrganizationClient['discount']> {
  const { kind, percent, next } = presentCard(card, currency);
  return { spent: presentMoney(card.spent, currency), kind, percent, next };
}

function expiryOf({ account, cashback_days: days, touched_at: touched }: WalletRow): Date | null {
  if (!account || account.balance === 0 || days === null || touched === null) return null;
  return new Date(touched.getTime() + days * DAY_MS);
}

/** @param tiers of cards of many organizations */
export function presentWallet(
  row: WalletRow,
  tiers: readonly WalletTierRow[],
  locale: Locale,
): ClientWallet {
  const { currency, account, chosen } = row;
  const own = tiers.filter(({ organization_id }) => organization_id === row.organization_id);
  const cards = isSelling(row.life_state) ? groupByKind(own).map(clientCardOf) : [];
  const first = cardFor({ cards, wanted: chosen }, null);
  return {
    id: row.organization_id,
    organization: presentOrganizationCard(row, locale),
    cards: cards
      .toSorted((a, b) => Number(b === first) - Number(a === first))
      .map((card) => ({
        ...presentCard(card, currency),
        spent: presentMoney(card.spent, currency),
        tiers: presentTiers(card.tiers, currency),
      })),
    chosen: cards.some(({ kind }) => kind === chosen) ? chosen : null,
    balance: account && presentMoney(account.balance, currency),
    debt: account && account.debt > 0 ? presentMoney(account.debt, currency) : null,
    expires_at: expiryOf(row)?.toISOString() ?? null,
    is_pinned: row.is_pinned ?? false,
  };
}
