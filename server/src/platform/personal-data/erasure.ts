import type { UnitOfWork } from '../events/unit-of-work.ts';

/** Somebody who is erased, as others may know them. */
export interface Erased {
  readonly id: number;
  /** Every number and address that messages of ours went to, and what the demo's outbox calls whom it pushes to. */
  readonly recipients: readonly string[];
  /** A picture that nobody is shown any more; it goes with its files unless something else uses it. */
  discardPicture(fileId: number): void;
}

/**
 * What a module does to its own tables when a person is erased: what is about them alone is deleted, what
 * others need keeps the id of their row, which is a pseudonym from then on. It may run again after a crash.
 */
export type Eraser<Tables> = (
  unit: Pick<UnitOfWork<Tables>, 'trx' | 'emit'>,
  person: Erased,
) => Promise<void>;
