import type { GiftState } from '@karavan/shared-api/contract/gift-states';
import { sql, type SqlBool } from 'kysely';

interface Card {
  /** Minor units. */
  readonly balance: number;
  readonly block_reason: string | null;
  readonly expires_at: Date | null;
  readonly holder_id: number | null;
}

/** What has become of a card; no job has to move it. */
export function giftStateOf(
  { balance, block_reason, expires_at, holder_id }: Card,
  now: Date,
): GiftState {
  if (block_reason !== null) return 'blocked';
  if (expires_at !== null && expires_at <= now) return 'expired';
  if (balance === 0) return 'spent';
  return holder_id === null ? 'issued' : 'claimed';
}

/** Something can be paid with it, once it is in a wallet: the same, as a condition on `gift`. */
export const IS_USABLE = sql<SqlBool>`(
  gift.block_reason is null and gift.balance > 0 and coalesce(gift.expires_at > now(), true))`;

/** The state of a `gift` in the words of the contract. */
export const STATE_OF_GIFT = sql<GiftState>`case
  when gift.block_reason is not null then 'blocked'
  when gift.expires_at <= now() then 'expired'
  when gift.balance = 0 then 'spent'
  when gift.holder_id is null then 'issued'
  else 'claimed' end`;
