import type { Kysely } from 'kysely';
import { loadSecret } from './load-secret.ts';
import type { SecretsTables } from './secrets.tables.ts';

/** A key with the number of the period that it belongs to. */
export interface PeriodKey {
  readonly period: number;
  readonly key: Buffer;
}

/** A secret that is another one in each period, so that one that leaks is soon worth nothing. */
export interface RotatingSecret {
  /** The key to sign with now. */
  current(): Promise<PeriodKey>;
  /** The key of a period, while what was signed with it may still count: of this one and its neighbours. */
  find(period: number): Promise<Buffer | null>;
}

interface Options {
  readonly name: string;
  readonly periodMs: number;
  readonly now?: () => number;
}

/** All servers on one database share the keys; what signs with them must end within a period. */
export function createRotatingSecret(
  db: Kysely<SecretsTables>,
  { name, periodMs, now = Date.now }: Options,
): RotatingSecret {
  const known = new Map<number, Buffer>();
  const nameOf = (period: number) => `${name}:${period}`;
  const present = () => Math.floor(now() / periodMs);

  async function forget(before: number): Promise<void> {
    for (const period of known.keys()) if (period < before) known.delete(period);
    const old = [1, 2, 3, 4].map((periods) => nameOf(before - periods));
    await db.deleteFrom('secret').where('name', 'in', old).execute();
  }

  return {
    async current() {
      const period = present();
      let key = known.get(period);
      if (!key) {
        key = await loadSecret(db, nameOf(period));
        known.set(period, key);
        await forget(period - 1);
      }
      return { period, key };
    },
    async find(period) {
      // The clocks of two servers differ a little, so the next one may have begun elsewhere.
      if (Math.abs(period - present()) > 1) return null;
      const key = known.get(period);
      if (key) return key;
      const row = await db
        .selectFrom('secret')
        .select('value')
        .where('name', '=', nameOf(period))
        .executeTakeFirst();
      if (row) known.set(period, row.value);
      return row?.value ?? null;
    },
  };
}
