import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { setServices } from '../../src/modules/organizations/directory/index.ts';

/** What organizations of a type offer; every second one offers all of it, the others begin with it. */
const SERVICES_OF: Readonly<Record<number, readonly number[]>> = {
  1: [304],
  2: [401, 402, 403],
  3: [903, 902],
  4: [604],
  5: [201, 202],
  6: [204, 202],
  7: [303, 304],
  8: [801, 802],
  9: [101, 102, 103, 104],
  10: [701],
  11: [501, 502],
  12: [601, 602],
  13: [503, 504],
  14: [803],
  15: [203, 202],
  16: [301, 303],
  17: [602],
  18: [702, 703],
  19: [901, 902],
};

/** Which services the organizations of the demo offer. */
export async function seedServices(trx: Transaction<Tables>): Promise<void> {
  const organizations = await trx
    .selectFrom('organization')
    .select(['id', 'type_id'])
    .orderBy('id')
    .execute();
  for (const { id, type_id } of organizations) {
    const all = SERVICES_OF[type_id] ?? [];
    const serviceIds = id % 2 === 0 ? all : all.slice(0, Math.ceil(all.length / 2));
    await setServices(trx, { organizationId: id, serviceIds });
  }
}
