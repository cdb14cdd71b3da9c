import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { createRandom } from '../random.ts';

const DAY = 86_400_000;
/** How many others each works with, about. */
const PARTNERS_EACH = 3;
/** Who waits for the shop's answer. */
const ASKING = ['Зерно', 'Пик'];

interface PartnersSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** Which organizations work together, and two that ask the demo owner's shop. */
export async function seedPartners(
  db: Kysely<Tables>,
  { people, now }: PartnersSeed,
): Promise<void> {
  const random = createRandom(93);
  const organizations = await db
    .selectFrom('organization')
    .select(['id', 'title'])
    .where('is_delivery_service', '=', false)
    .orderBy('id')
    .execute();
  const asking = organizations.filter(({ title }) => ASKING.includes(title)).map(({ id }) => id);
  const pairs = new Map<string, { requester_id: number; recipient_id: number }>();
  for (const { id } of organizations) {
    for (let count = 0; count < PARTNERS_EACH; count += 1) {
      const other = random.pick(organizations).id;
      const isOfShop = [id, other].includes(people.shopId);
      const asks = isOfShop && (asking.includes(id) || asking.includes(other));
      const [first, second] = [Math.min(id, other), Math.max(id, other)];
      if (id === other || asks) continue;
      pairs.set(`${first} ${second}`, { requester_id: id, recipient_id: other });
    }
  }
  const accepted = [...pairs.values()].map((pair, index) => {
    const created_at = new Date(now.getTime() - (300 - (index % 290)) * DAY);
    return { ...pair, status: 'accepted' as const, created_at, answered_at: created_at };
  });
  await db.insertInto('partnership').values(accepted).execute();
  await db
    .insertInto('partnership')
    .values(
      asking.map((requester_id) => ({
        requester_id,
        recipient_id: people.shopId,
        created_at: new Date(now.getTime() - DAY),
        answered_at: null,
      })),
    )
    .execute();
}
