import { sql, type Kysely, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countEvent, isExhausted } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS, DAY_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { refuseBlocked, type BlocksTables } from '../../organizations/blocks/index.ts';
import { isSealOf, readGiftCode } from './gift-code.ts';
import { IS_USABLE } from './gift-state.ts';
import type { GiftsTables } from './gifts.tables.ts';
import type { GiftPart } from './spend-gifts.ts';

/** Codes that are none: enough for mistakes. */
const MISSES = { limit: 10, seconds: 10 * MINUTE_SECONDS };
const MISSES_OF_DAY = { limit: 50, seconds: DAY_SECONDS };

/**
 * Counts codes that are none, outside of the transaction, which has ended by then.
 * @throws ApiError `too_many_requests` once there have been too many
 */
export async function limitGuesses<T>(
  db: Kysely<ThrottleTables>,
  personId: number,
  work: () => Promise<T>,
): Promise<T> {
  const rules = [
    { key: `gift-code:${personId}`, rule: MISSES },
    { key: `gift-code-day:${personId}`, rule: MISSES_OF_DAY },
  ];
  for (const { key, rule } of rules) {
    if (await isExhausted(db, key, rule)) {
      throw new ApiError('too_many_requests', { retryAfter: rule.seconds });
    }
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') {
      for (const { key, rule } of rules) await countEvent(db, key, rule);
    }
    throw error;
  }
}

interface Shown {
  readonly organizationId: number;
  readonly currency: string;
  /** As it was scanned. */
  readonly code: string;
}

/**
 * A card that somebody shows at the till, whoever has it.
 * @throws ApiError `not_found` for what is no code of the organization now, `conflict` where nothing can be paid with it
 */
export async function findShownGift(
  db: Pick<Kysely<GiftsTables>, 'selectFrom'>,
  key: Buffer,
  { organizationId, currency, code }: Shown,
): Promise<GiftPart> {
  const given = readGiftCode(code);
  const card = await db
    .selectFrom('gift')
    .select(['id', 'round', 'balance'])
    .select(sql<boolean>`${IS_USABLE} and currency = ${currency}`.as('is_usable'))
    .where('id', '=', given?.id ?? 0)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const isRight = isSealOf(key, given?.seal ?? '', card ?? { id: 0, round: 0 });
  if (!card || !isRight) throw new ApiError('not_found');
  if (!card.is_usable) throw new ApiError('conflict');
  return { id: card.id, amount: card.balance, shownRound: card.round };
}

interface Claim {
  readonly personId: number;
  /** As it was typed or scanned. */
  readonly code: string;
}

/**
 * Puts a card into the wallet of the person who enters its code, which is worthless from then on. If two people use the
 * same code, only one gets the card. The holder may enter the code again and keeps the card.
 * @throws ApiError `not_found` for what is no code now, `conflict` where nothing can be paid with it any more,
 * `blocked` where the organization does no business with them
 */
export async function claimGift(
  trx: Transaction<GiftsTables & BlocksTables>,
  key: Buffer,
  { personId, code }: Claim,
): Promise<number> {
  const given = readGiftCode(code);
  const card = await trx
    .selectFrom('gift')
    .select(['id', 'round', 'organization_id', 'holder_id'])
    .select(sql<boolean>`${IS_USABLE}`.as('is_usable'))
    .where('id', '=', given?.id ?? 0)
    .forUpdate()
    .executeTakeFirst();
  const isRight = isSealOf(key, given?.seal ?? '', card ?? { id: 0, round: 0 });
  if (!card || !isRight) throw new ApiError('not_found');
  if (!card.is_usable) throw new ApiError('conflict');
  if (card.holder_id === personId) return card.id;
  await refuseBlocked(trx, { organizationId: card.organization_id, personId });
  await trx
    .updateTable('gift')
    .set({ holder_id: personId, claimed_at: sql<Date>`now()`, round: card.round + 1 })
    .where('id', '=', card.id)
    .execute();
  return card.id;
}
