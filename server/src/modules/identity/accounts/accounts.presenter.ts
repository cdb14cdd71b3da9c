import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { SessionRow } from '../../../platform/auth/session-lists.ts';
import { presentPersonCard, type PersonRow } from '../people/index.ts';

export function presentAuthenticatedUser(person: PersonRow, token: string): AuthenticatedUser {
  return {
    token,
    ...presentPersonCard(person),
    has_empty_fields: person.full_name === '',
    has_password: person.password_hash !== null,
    locale: person.locale,
    region: person.region,
  };
}

export function presentDevice(
  { last_used_at, expires_at, ...session }: SessionRow,
  currentId: number,
) {
  return {
    ...session,
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: session.id === currentId,
  };
}
