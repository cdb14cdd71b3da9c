import type { Transaction } from 'kysely';
import type { RealtimeEvent } from '../realtime/write-events.ts';

/**
 * What others need to know of what has happened: ids, amounts and states only. What a person has
 * written, or is called, stays in its own table.
 */
export interface EventData {
  /** Whose affair it is; null where no organization has a part in it. */
  readonly organizationId: number | null;
}

/** Something that has happened. */
export interface DomainEvent<Data extends EventData = EventData> {
  readonly type: string;
  readonly data: Data;
}

/** One transaction, and what it has to say once its own work is done. */
export interface UnitOfWork<Tables> {
  readonly trx: Transaction<Tables>;
  /** Tells the other modules; those who listen act in this transaction, after the operation. */
  readonly emit: (event: DomainEvent) => void;
  /** Tells the devices that are listening, with the commit. */
  readonly publish: (event: RealtimeEvent) => void;
}

/** Runs an operation as one unit of work. */
export type Transact<Tables> = <Result>(
  work: (unit: UnitOfWork<Tables>) => Promise<Result>,
) => Promise<Result>;
