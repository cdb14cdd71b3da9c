import { sql, type Transaction } from 'kysely';
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PeopleTables } from './people.tables.ts';

interface Before {
  readonly phone: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/**
 * Gives a person another number, or a proven e-mail address; answers what was before, and their language.
 * @throws ApiError `invalid_input` where another account has it, be it a deactivated one
 */
export async function storeContact(
  trx: Transaction<PeopleTables>,
  userId: number,
  contact: { readonly phone: string } | { readonly email: string },
): Promise<Before> {
  const [changes, field] =
    'phone' in contact
      ? [sql`phone = ${contact.phone}`, 'phone_number']
      : [sql`email = ${contact.email}, is_email_verified = true`, 'email'];
  try {
    const { rows } = await sql<Before>`
      update app_user set ${changes} from app_user before
      where app_user.id = ${userId} and before.id = app_user.id
      returning before.phone, before.email, before.locale`.execute(trx);
    return rows[0]!;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'taken' }] } });
  }
}
