import type { Kysely } from 'kysely';
import type { SocialKind } from '@karavan/shared-api/contract/social-networks';
import type { Tables } from '../../src/database-tables.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { DemoRole } from './seed-people.ts';

interface Contacts {
  readonly phones: readonly string[];
  readonly networks: readonly { readonly kind: SocialKind; readonly value: string }[];
}

/** What the demo's accounts publish of how to reach them. */
const CONTACTS: Readonly<Partial<Record<DemoRole, Contacts>>> = {
  client: {
    phones: [DEMO_ACCOUNTS.client.phone],
    networks: [{ kind: 'instagram', value: 'aigul.demo' }],
  },
  owner: {
    phones: [DEMO_ACCOUNTS.owner.phone, '*4040'],
    networks: [
      { kind: 'telegram', value: 'nurlandemo' },
      { kind: 'web', value: 'https://alatoo-moda.example' },
      { kind: 'mail', value: 'nurlan@karavan.example' },
    ],
  },
};

export async function seedContacts(
  db: Kysely<Tables>,
  accounts: Readonly<Record<DemoRole, number>>,
): Promise<void> {
  for (const [role, { phones, networks }] of Object.entries(CONTACTS)) {
    const user_id = accounts[role as DemoRole];
    await db
      .insertInto('user_phone_number')
      .values(phones.map((value, position) => ({ user_id, position, value })))
      .execute();
    await db
      .insertInto('user_social_network')
      .values(networks.map((network, position) => ({ user_id, position, ...network })))
      .execute();
  }
}
