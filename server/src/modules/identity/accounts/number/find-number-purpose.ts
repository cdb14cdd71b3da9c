import type { Kysely } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { findPerson, type PeopleTables } from '../../people/index.ts';

/**
 * What a code to a number proves for somebody who is signed in: their own one, or that another is theirs, too.
 * @throws ApiError `not_signed_in` once they are gone
 */
export async function findNumberPurpose(
  db: Kysely<PeopleTables & FilesTables>,
  userId: number,
  phone: string,
): Promise<'prove_phone' | 'change_phone'> {
  const person = await findPerson(db, userId);
  if (!person) throw new ApiError('not_signed_in');
  return phone === person.phone ? 'prove_phone' : 'change_phone';
}
