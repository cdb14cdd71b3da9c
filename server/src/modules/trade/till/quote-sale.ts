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
  findCard,
  priceSale,
  type ClientCard,
  type ClientCardTables,
  type SalePrice,
} from '../discounts/index.ts';
import { isWholesaleClient, type WholesaleTables } from '../wholesale/index.ts';

type CustomerTables = WholesaleTables &
  CashbackTables &
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
}

/** A client with what they have at the organization now. */
export interface Customer {
  readonly client: ReferredPerson;
  readonly currency: string;
  readonly card: ClientCard | null;
  /** Whether the organization has confirmed them as a wholesale client. */
  readonly isWholesale: boolean;
  /** Cashback in minor units. */
  readonly balance: number;
}

/** What a sale would come to now. Sums are minor units. */
export interface Quote extends Customer, SalePrice {
  readonly goods: number;
}

/** @throws ApiError what the seller must read: whose number it is, and why it is not enough */
export async function findCustomer(
  db: Pick<Kysely<CustomerTables>, 'selectFrom'>,
  codeKey: Buffer,
  { organizationId, sellerId, client: text }: Omit<WantedSale, 'amount' | 'spendCashback'>,
): Promise<Customer> {
  const client = await findByReference(db, { codeKey, text, field: 'client' });
  if (client.id === sellerId) throw new ApiError('own_purchase');
  const { currency } = await db
    .selectFrom(selectOrganizations().as('organization'))
    .select('currency')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const card = await findCard(db, organizationId, client.id);
  const balance = await findCashbackBalance(db, organizationId, client.id);
  const isWholesale = await isWholesaleClient(db, { organizationId, clientId: client.id });
  return { client, currency, card, isWholesale, balance };
}

/**
 * Prices a typed sum for a client.
 * @throws ApiError as `findCustomer`; `client_code_needed` to spend the cashback of a typed number
 */
export async function quoteSale(
  db: Pick<Kysely<CustomerTables>, 'selectFrom'>,
  codeKey: Buffer,
  wanted: WantedSale,
): Promise<Quote> {
  const customer = await findCustomer(db, codeKey, wanted);
  const { client, currency, card, balance } = customer;
  const goods = readAmount(wanted.amount, currency);
  if (wanted.spendCashback && client.codeWindow === null) {
    throw new ApiError('client_code_needed');
  }
  return { ...customer, goods, ...priceSale(goods, card, wanted.spendCashback ? balance : 0) };
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
