import type { Me } from '@karavan/shared-api/contract/accounts';
import { presentPersonCard } from './person-card.ts';
import type { PersonRow } from './people.queries.ts';

/** What a person's organizations tell of them. */
export type Work = Pick<Me, 'is_courier' | 'organizations'>;

export function presentMe(person: PersonRow, work: Work & Pick<Me, 'is_operator'>): Me {
  return {
    ...presentPersonCard(person),
    phone_number: person.phone,
    username: person.username,
    gender: person.gender,
    birthday: person.birthday,
    email: person.email,
    has_password: person.password_hash !== null,
    locale: person.locale,
    region: person.region,
    ...work,
  };
}
