import type { ColumnType } from 'kysely';

export interface IdempotencyTables {
  idempotency_key: {
    user_id: number;
    key: string;
    request_hash: Buffer;
    /** The answer; null until the operation has ended, which nobody sees from outside. */
    response: ColumnType<unknown, string | undefined, string>;
  };
}
