import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PeopleTables } from './people.tables.ts';

const UNIQUE_VIOLATION = '23505';

interface Before {
  readonly phone: string;
  readonly locale: Locale;
}

/**
 * Gives a person another number; answers the one before, and their language.
 * @throws ApiError `invalid_input` where another account has the number, be it a deactivated one
 */
export async function storePhone(
  trx: Transaction<PeopleTables>,
  { userId, phone }: { readonly userId: number; readonly phone: string },
): Promise<Before> {
  try {
    const { rows } = await sql<Before>`
      update app_user set phone = ${phone} from app_user before
      where app_user.id = ${userId} and before.id = app_user.id
      returning before.phone, before.locale`.execute(trx);
    return rows[0]!;
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    throw new ApiError('invalid_input', { fields: { phone_number: [{ problem: 'taken' }] } });
  }
}
