import type { Kysely } from 'kysely';
import { SALE_AMOUNT_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import {
  findByReference,
  type PeopleTables,
  type ReferredPerson,
} from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { findCashbackBalance, type CashbackTables } from '../cashback/index.ts';
import {
  divideAmong,
  findShownGift,
  selectUsableGifts,
  sumOf,
  type GiftPart,
  type GiftsTables,
} from '../gifts/index.ts';
import {
  cardFor,
  findClientCards,
  type ClientCard,
  type ClientCards,
  type ClientCardTables,
  type DiscountKind,
} from '../discounts/index.ts';
import {
  priceWithPromotions,
  selectUsablePromotions,
  type PromotedSale,
  type UsablePromotionTables,
} from '../promotions/index.ts';
import { isWholesaleClient, type WholesaleTables } from '../wholesale/index.ts';

type ClientAtTillTables = WholesaleTables &
  UsablePromotionTables &
  CashbackTables &
  GiftsTables &
  ClientCardTables &
  FilesTables &
  OrganizationsTables &
  PeopleTables;

export interface WantedSale {
  readonly organizationId: number;
  readonly sellerId: number;
  /** A code, `UID12`, an id or a phone number. */
  readonly client: string;
  /** Decimal string. */
  readonly amount: string;
  readonly spendCashback: boolean;
  readonly spendGifts: boolean;
  /** Of a gift card that is shown at the till. */
  readonly giftCode: string | undefined;
  /** The seller's choice; that of the client beats it. */
  readonly card: DiscountKind | undefined;
  /** Of a promotion, as the client names it. */
  readonly code: string | undefined;
}

/** Of personal codes, and of those of gift cards. */
export interface TillKeys {
  readonly codeKey: Buffer;
  readonly giftKey: Buffer;
}

/** A client with what they have at the organization now. */
export interface ClientAtTill {
  readonly client: ReferredPerson;
  readonly currency: string;
  readonly card: ClientCard | null;
  /** Those that the seller may choose from: only that which the client has chosen, where they have. */
  readonly cards: readonly ClientCard[];
  /** Whether the organization has confirmed them as a wholesale client. */
  readonly isWholesale: boolean;
  /** Cashback in minor units. */
  readonly balance: number;
  /** What they can pay with at the organization besides. */
  readonly gifts: readonly GiftPart[];
}

/** What a sale would come to now. Sums are minor units. */
export interface Quote extends ClientAtTill, Omit<PromotedSale, 'card' | 'parts'> {
  readonly goods: number;
  /** What each gift card pays; `payable` is the rest. */
  readonly paying: readonly GiftPart[];
}

/** @throws ApiError what the seller must read: whose number it is, and why it is not enough */
export async function findClientAtTill(
  db: Pick<Kysely<ClientAtTillTables>, 'selectFrom'>,
  codeKey: Buffer,
  {
    organizationId,
    sellerId,
    client: text,
  }: Pick<WantedSale, 'organizationId' | 'sellerId' | 'client'>,
): Promise<ClientAtTill & { readonly own: ClientCards }> {
  const client = await findByReference(db, { codeKey, text, field: 'client' });
  if (client.id === sellerId) throw new ApiError('own_purchase');
  const { currency } = await db
    .selectFrom(selectOrganizations().as('organization'))
    .select('currency')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const own = await findClientCards(db, organizationId, client.id);
  const balance = await findCashbackBalance(db, organizationId, client.id);
  const gifts = await selectUsableGifts(db, {
    organizationId,
    clientId: client.id,
    currency,
  }).execute();
  const isWholesale = await isWholesaleClient(db, { organizationId, clientId: client.id });
  const chosen = own.cards.filter(({ kind }) => kind === own.wanted);
  const cards = chosen.length > 0 ? chosen : own.cards;
  return { client, currency, card: cardFor(own, null), cards, own, isWholesale, balance, gifts };
}

/**
 * Prices a typed sum for a client.
 * @throws ApiError as `findClientAtTill` and `findShownGift`; `client_code_needed` to spend the cashback or the gift cards of
 * a typed number
 */
export async function quoteSale(
  db: Pick<Kysely<ClientAtTillTables>, 'selectFrom'>,
  { codeKey, giftKey }: TillKeys,
  wanted: WantedSale,
): Promise<Quote> {
  const atTill = await findClientAtTill(db, codeKey, wanted);
  const { client, currency, own, balance } = atTill;
  const { organizationId, giftCode } = wanted;
  const goods = readAmount(wanted.amount, currency);
  if ((wanted.spendCashback || wanted.spendGifts) && client.codeWindow === null) {
    throw new ApiError('client_code_needed');
  }
  const code = wanted.code ?? null;
  const promotions = await selectUsablePromotions(db, {
    organizationId,
    clientId: client.id,
    code,
  }).execute();
  const { parts: _, ...sale } = priceWithPromotions({
    lines: [{ itemId: null, total: goods }],
    cards: own,
    seller: wanted.card,
    promotions,
    code,
    spendable: wanted.spendCashback ? balance : 0,
  });
  const shown =
    giftCode === undefined
      ? []
      : [await findShownGift(db, giftKey, { organizationId, currency, code: giftCode })];
  const held = wanted.spendGifts
    ? atTill.gifts.filter(({ id }) => shown.every((card) => card.id !== id))
    : [];
  const paying = divideAmong([...shown, ...held], sale.payable);
  return { ...atTill, goods, ...sale, paying, payable: sale.payable - sumOf(paying) };
}

/** @throws ApiError `invalid_input` for what is no sum of a sale */
export function readAmount(amount: string, currency: string): number {
  const minor = parseMoney(amount, currency);
  if (minor === null) {
    throw new ApiError('invalid_input', { fields: { amount: [{ problem: 'amount_format' }] } });
  }
  if (minor === 0) {
    const limit = Number(presentMoney(1, currency).amount);
    throw new ApiError('invalid_input', { fields: { amount: [{ problem: 'too_small', limit }] } });
  }
  if (minor > parseMoney(String(SALE_AMOUNT_MAX), currency)!) {
    throw new ApiError('invalid_input', {
      fields: { amount: [{ problem: 'too_big', limit: SALE_AMOUNT_MAX }] },
    });
  }
  return minor;
}
