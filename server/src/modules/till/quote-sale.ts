import type { Kysely } from 'kysely';
import { SALE_AMOUNT_MAX } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { parseMoney } from '../../platform/money/parse-money.ts';
import { presentMoney } from '../../platform/money/present-money.ts';
import { findCashbackBalance } from '../cashback/index.ts';
import { findCard, priceSale, type ClientCard, type SalePrice } from '../discounts/index.ts';
import { findClient, type TillClient } from './find-client.ts';

export interface WantedSale {
  readonly organizationId: number;
  readonly sellerId: number;
  /** A code, `UID12`, an id or a phone number. */
  readonly client: string;
  /** Decimal string. */
  readonly amount: string;
  readonly spendCashback: boolean;
}

/** What a sale would come to now. Sums are minor units. */
export interface Quote extends SalePrice {
  readonly client: TillClient;
  readonly currency: string;
  readonly card: ClientCard | null;
  readonly balance: number;
  readonly goods: number;
}

/**
 * Prices a typed sum for a client.
 * @throws ApiError what the seller must read: whose code it is, and why it is not enough
 */
export async function quoteSale(
  db: Kysely<Tables>,
  codeKey: Buffer,
  { organizationId, sellerId, client: reference, amount, spendCashback }: WantedSale,
): Promise<Quote> {
  const { currency } = await db
    .selectFrom('organization')
    .select('currency')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const goods = readAmount(amount, currency);
  const client = await findClient(db, codeKey, reference);
  if (client.id === sellerId) throw new ApiError('own_purchase');
  if (spendCashback && client.codeWindow === null) throw new ApiError('client_code_needed');
  const card = await findCard(db, organizationId, client.id);
  const balance = await findCashbackBalance(db, organizationId, client.id);
  const price = priceSale(goods, card, spendCashback ? balance : 0);
  return { client, currency, card, balance, goods, ...price };
}

function readAmount(amount: string, currency: string): number {
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
