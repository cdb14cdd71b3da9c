import { sql, type Transaction } from 'kysely';
import { DISCOUNT_BACKGROUNDS } from '@karavan/shared-api/contract/enumerations';
import type { InputCard } from '@karavan/shared-api/contract/discounts';
import type { Tables } from '../../src/database-tables.ts';
import { changeDiscounts } from '../../src/modules/trade/discounts/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** What the owner's shop offers besides the card that it has: one that counts, and one that is paused. */
const FURTHER: readonly InputCard[] = [
  {
    kind: 'cashback',
    background: 'ember',
    is_paused: false,
    never_downgrades: false,
    cashback_days: 180,
    tiers: [
      { percent: '2', limit: '0' },
      { percent: '4', limit: '50000' },
    ],
  },
  {
    kind: 'fixed',
    background: 'lagoon',
    is_paused: true,
    never_downgrades: false,
    cashback_days: null,
    tiers: [{ percent: '3', limit: '0' }],
  },
];

/** Several cards at one organization, each background somewhere, and a card that the client has pinned. */
export async function seedDiscounts(
  trx: Transaction<Tables>,
  { accounts, shopId: organizationId }: SeededPeople,
): Promise<void> {
  await sql`
    update discount_card set background =
      (${[...DISCOUNT_BACKGROUNDS]}::text[])[organization_id % ${DISCOUNT_BACKGROUNDS.length} + 1]`.execute(
    trx,
  );
  const present = await trx
    .selectFrom('discount_card')
    .select('kind')
    .where('organization_id', '=', organizationId)
    .execute();
  const kinds = new Set(present.map(({ kind }) => kind));
  const cards = FURTHER.filter(({ kind }) => !kinds.has(kind));
  await changeDiscounts(trx, organizationId, { version: 0, cards: [...cards] });
  await trx
    .insertInto('discount_choice')
    .values({ client_id: accounts.client, organization_id: organizationId, is_pinned: true })
    .execute();
}
