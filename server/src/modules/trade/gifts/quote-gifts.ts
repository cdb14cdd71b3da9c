import type { Kysely } from 'kysely';
import type { GiftOffer } from '@karavan/shared-api/contract/gift-offer';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { GiftsTables } from './gifts.tables.ts';
import { divideAmong, selectUsableGifts, sumOf, type GiftPart } from './spend-gifts.ts';

/** The cards that somebody can pay with at an organization, and whether they want that. */
export interface OfferedGifts {
  readonly gifts: readonly GiftPart[];
  readonly spend_gifts: boolean;
}

/** With what each card pays. */
export interface QuotedGifts extends OfferedGifts {
  readonly paying: readonly GiftPart[];
}

interface Payer {
  readonly organizationId: number;
  /** Null for a guest, who has no cards. */
  readonly clientId: number | null;
  readonly currency: string;
}

interface Due {
  /** Minor units. */
  readonly due: number;
  readonly spendGifts: boolean;
}

/** What each card pays of a sum that is due. */
export const giftPartsOf = ({ gifts, spend_gifts }: OfferedGifts, due: number): GiftPart[] =>
  spend_gifts ? divideAmong(gifts, due) : [];

/** What the gift cards of a client pay of what they are about to order. */
export async function quoteGifts(
  db: Pick<Kysely<GiftsTables>, 'selectFrom'>,
  { organizationId, clientId, currency }: Payer,
  { due, spendGifts }: Due,
): Promise<QuotedGifts> {
  const gifts =
    clientId === null
      ? []
      : await selectUsableGifts(db, { organizationId, clientId, currency }).execute();
  const offered = { gifts, spend_gifts: spendGifts };
  return { ...offered, paying: giftPartsOf(offered, due) };
}

/** @param spent minor units */
export const presentGiftOffer = (
  { gifts, spend_gifts }: OfferedGifts,
  spent: number,
  currency: string,
): GiftOffer => ({
  balance: presentMoney(sumOf(gifts), currency),
  is_spent: spend_gifts,
  spent: presentMoney(spent, currency),
});

/** The part of a quote that is about gift cards: nothing where the client has none there. */
export const presentQuotedGifts = (
  quoted: QuotedGifts,
  currency: string,
): { readonly gifts?: GiftOffer } =>
  quoted.gifts.length > 0
    ? { gifts: presentGiftOffer(quoted, sumOf(quoted.paying), currency) }
    : {};
