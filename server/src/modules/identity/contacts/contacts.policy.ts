import { sql, type Expression, type RawBuilder } from 'kysely';

/** Whether two people work together; the staff lists of organizations tell. */
export type WorksWith = (reader: number, person: Expression<number>) => Expression<unknown>;

/**
 * Whether a person's published contacts are for a reader: for themselves, and for whom they work with.
 * Everybody else gets them from the person, by their business card.
 */
export const mayReadContacts = (
  reader: number,
  person: Expression<number>,
  worksWith: WorksWith,
): RawBuilder<boolean> => sql<boolean>`(${person} = ${reader} or ${worksWith(reader, person)})`;
