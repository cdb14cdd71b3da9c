import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/seeds/people/accounts.ts';
import { hashPassword } from '../../server/src/platform/auth/passwords.ts';
import { createPasskey, createUser } from '../../server/src/testing/factories/accounts.ts';
import { createAddress } from '../../server/src/testing/factories/delivery.ts';
import type { Database } from './server-under-test.ts';

/** Of the demo accounts, and of everybody whom tests make. */
export const PASSWORD = DEMO_PASSWORD;

export interface Account {
  readonly phone: string;
}

export interface Person extends Account {
  readonly id: number;
}

/** Shared by all tests: whoever signs in as one of them only reads. */
export const DEMO: Readonly<Record<keyof typeof DEMO_ACCOUNTS, Account>> = DEMO_ACCOUNTS;

/** People whom nobody else in the run works with. */
export interface People {
  /** A phone that is nobody's. */
  newPhone(): string;
  newPerson(full_name?: string): Promise<Person>;
  /** Somebody who acts for the platform. */
  newOperator(): Promise<Person>;
  /** Somebody with an address in Bishkek. */
  newClient(): Promise<Person>;
  /** Somebody who also signs in by a passkey of another device. */
  newPasskeyHolder(): Promise<Person>;
}

/** @param worker tells the processes of a run apart */
export async function createPeople(db: Database, worker: number): Promise<People> {
  // One for all: hashing is slow on purpose.
  const password_hash = await hashPassword(PASSWORD);
  let count = 0;
  const newPhone = () => {
    count += 1;
    return `+99650${String(worker).padStart(3, '0')}${String(count).padStart(4, '0')}`;
  };
  async function newPerson(full_name = 'Айгуль'): Promise<Person> {
    const phone = newPhone();
    return { phone, id: await createUser(db, { phone, full_name, password_hash }) };
  }
  return {
    newPhone,
    newPerson,
    async newOperator() {
      const operator = await newPerson('Руслан');
      await db.insertInto('platform_operator').values({ user_id: operator.id }).execute();
      return operator;
    },
    async newClient() {
      const client = await newPerson();
      await createAddress(db, client.id);
      return client;
    },
    async newPasskeyHolder() {
      const holder = await newPerson();
      await createPasskey(db, holder.id);
      return holder;
    },
  };
}
