import type { LossFinder } from '../../identity/accounts/index.ts';
import { IS_USABLE } from './gift-state.ts';
import type { GiftsTables } from './gifts.tables.ts';

/** Gift cards in a wallet that nobody pays with any more. */
export const GIFT_LOSSES: LossFinder<GiftsTables> = {
  kind: 'gifts',
  select: (db, personId) =>
    db
      .selectFrom('gift')
      .select(['currency', 'balance'])
      .where('holder_id', '=', personId)
      .where(IS_USABLE),
};
