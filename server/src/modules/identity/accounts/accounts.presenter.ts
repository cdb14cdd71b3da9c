import type { AuthenticatedUser, Me } from '@karavan/shared-api/contract/accounts';
import type { SessionRow, UserRow } from './accounts.queries.ts';

/** What a person's organizations tell of them. */
export type Work = Pick<Me, 'is_courier' | 'organizations'>;

const avatarOf = ({ avatar_key: key }: UserRow) => (key ? `/files/${key}-small.webp` : null);

export function presentAuthenticatedUser(user: UserRow, token: string): AuthenticatedUser {
  return {
    token,
    id: user.id,
    full_name: user.full_name,
    avatar: avatarOf(user),
    has_empty_fields: user.full_name === '',
    has_password: user.password_hash !== null,
    locale: user.locale,
    region: user.region,
  };
}

export function presentMe(user: UserRow, work: Work): Me {
  return {
    id: user.id,
    phone_number: user.phone,
    full_name: user.full_name,
    avatar: avatarOf(user),
    username: user.username,
    gender: user.gender,
    birthday: user.birthday,
    email: user.email,
    has_password: user.password_hash !== null,
    locale: user.locale,
    region: user.region,
    ...work,
  };
}

export function presentDevice({ last_used_at, ...session }: SessionRow, currentId: number) {
  return {
    ...session,
    last_used_at: last_used_at.toISOString(),
    is_current: session.id === currentId,
  };
}
