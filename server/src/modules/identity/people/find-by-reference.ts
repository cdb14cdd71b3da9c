import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { PictureRow } from '../../../platform/files/present-image.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { selectPeople } from './people.queries.ts';
import type { PeopleTables } from './people.tables.ts';
import { readPersonalCode } from './personal-code.ts';

/** Somebody who has shown a code, or whose number was typed. */
export interface ReferredPerson {
  readonly id: number;
  readonly full_name: string;
  readonly avatar: PictureRow | null;
  /** The minute of the code that was shown; null when the number was typed. */
  readonly codeWindow: number | null;
}

/** What has been scanned or typed. */
type Reference =
  | { readonly by: 'code'; readonly id: number; readonly window: number }
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'phone'; readonly phone: string }
  /** An id, or a phone number without its plus. */
  | { readonly by: 'digits'; readonly digits: string };

interface Referred {
  /** Of the personal codes. */
  readonly codeKey: Buffer;
  readonly text: string;
  /** Where it came in, for what is wrong with it. */
  readonly field: string;
}

/**
 * The person that is meant by a fresh code, `UID12`, an id or a phone number.
 * @throws ApiError `user_not_found`, `client_code_expired`, or `invalid_input` for anything else
 */
export async function findByReference(
  db: Pick<Kysely<PeopleTables & FilesTables>, 'selectFrom'>,
  referred: Referred,
): Promise<ReferredPerson> {
  const { text } = referred;
  const reference = readReference(referred);
  const person = await selectPeople(db)
    .select(['app_user.id', 'app_user.full_name'])
    .select((eb) => selectPicture(eb.ref('app_user.avatar_id')).as('avatar'))
    .where((eb) => {
      if (reference.by === 'phone') return eb('app_user.phone', '=', reference.phone);
      if (reference.by !== 'digits') return eb('app_user.id', '=', reference.id);
      return eb.or([
        eb('app_user.id', '=', Number(reference.digits)),
        eb('app_user.phone', '=', `+${reference.digits}`),
      ]);
    })
    // Where both exist, the number is what the screen calls it: an id.
    .orderBy(sql`app_user.phone = ${`+${text}`}`)
    .executeTakeFirst();
  if (!person) throw new ApiError('user_not_found');
  return { ...person, codeWindow: reference.by === 'code' ? reference.window : null };
}

/** The same for what somebody has typed; null for a code, fresh or not. */
export async function findTypedPerson(
  db: Pick<Kysely<PeopleTables & FilesTables>, 'selectFrom'>,
  referred: Referred,
): Promise<ReferredPerson | null> {
  const { kind } = readPersonalCode(referred.codeKey, referred.text, Date.now());
  return kind === 'fresh' || kind === 'expired' ? null : findByReference(db, referred);
}

function readReference({ codeKey, text, field }: Referred): Reference {
  const code = readPersonalCode(codeKey, text, Date.now());
  if (code.kind === 'fresh') return { by: 'code', id: code.userId, window: code.window };
  if (code.kind === 'expired') throw new ApiError('client_code_expired');
  const [, uid] = /^UID(\d{1,15})$/i.exec(text) ?? [];
  if (uid !== undefined) return { by: 'id', id: Number(uid) };
  if (/^\+\d{7,15}$/.test(text)) return { by: 'phone', phone: text };
  if (/^\d{1,15}$/.test(text)) return { by: 'digits', digits: text };
  throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'client_format' }] } });
}
