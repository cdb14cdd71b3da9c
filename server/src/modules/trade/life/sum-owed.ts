import type { Kysely } from 'kysely';
import { sumCashback, type CashbackTables } from '../cashback/index.ts';
import { sumGifts, type GiftsTables } from '../gifts/index.ts';

/** What clients can still spend at an organization, cashback and gift cards, in minor units. */
export const sumOwed = async (
  db: Pick<Kysely<CashbackTables & GiftsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number> =>
  (await sumCashback(db, organizationId)) + (await sumGifts(db, organizationId));
