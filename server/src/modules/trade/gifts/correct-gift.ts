import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { giftCorrected } from './gifts.events.ts';
import type { GiftsTables } from './gifts.tables.ts';

interface Correction {
  readonly organizationId: number;
  readonly id: number;
  readonly actorId: number;
  /** What is to be on the card, a decimal string. */
  readonly balance: string;
  /** What its staff have seen on it. */
  readonly seen: string;
  readonly reason: string;
}

/**
 * Sets right what is on a card, by an entry with the reason, and tells its holder. Asked for again, it changes nothing.
 * @throws ApiError `not_found`, `conflict` where something else is on it than was seen, or it has expired, `invalid_input`
 * for what is no sum, or more than it was issued with
 */
export async function correctGift(
  { trx, emit }: UnitOfWork<GiftsTables>,
  { organizationId, id, actorId, reason, ...sums }: Correction,
): Promise<void> {
  const card = await trx
    .selectFrom('gift')
    .select(['kind', 'amount', 'balance', 'currency', 'expires_at', 'holder_id'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!card) throw new ApiError('not_found');
  const refuse = (problem: FieldProblem, limit?: number) =>
    new ApiError('invalid_input', {
      fields: { balance: [{ problem, ...(limit !== undefined && { limit }) }] },
    });
  const balance = parseMoney(sums.balance, card.currency);
  if (balance === null) throw refuse('amount_format');
  if (balance === card.balance) return;
  const isExpired = card.expires_at !== null && card.expires_at <= new Date();
  if (isExpired || parseMoney(sums.seen, card.currency) !== card.balance) {
    throw new ApiError('conflict');
  }
  if (balance > card.amount) {
    throw refuse('too_big', Number(presentMoney(card.amount, card.currency).amount));
  }
  const { id: entryId } = await trx
    .insertInto('gift_entry')
    .values({
      gift_id: id,
      kind: 'correct',
      amount: balance - card.balance,
      actor_id: actorId,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { kind, holder_id: holderId, currency } = card;
  if (holderId === null) return;
  emit(giftCorrected({ entryId, organizationId, kind, holderId, actorId, balance, currency }));
}
