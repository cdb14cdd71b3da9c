import { expressionBuilder, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentImage, type PictureRow } from '../../../platform/files/present-image.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import type { PeopleTables } from './people.tables.ts';

interface PersonCardRow {
  readonly id: number;
  readonly full_name: string;
  readonly avatar: PictureRow | null;
}

/**
 * The person that a column refers to, for a selection of any query; null where it refers to nobody.
 * `presentPersonCard` makes the card.
 */
export function selectPersonCard(userId: Expression<number | null>) {
  return jsonObjectFrom(
    expressionBuilder<PeopleTables & FilesTables, never>()
      .selectFrom('app_user')
      .select(['app_user.id', 'app_user.full_name'])
      .select((eb) => selectPicture(eb.ref('app_user.avatar_id')).as('avatar'))
      .where('app_user.id', '=', userId),
  );
}

/** What the person that a column refers to is called, for a selection of any query. */
export function selectFullName(userId: Expression<number | null>) {
  return expressionBuilder<PeopleTables, never>()
    .selectFrom('app_user')
    .select('app_user.full_name')
    .where('app_user.id', '=', userId)
    .$asScalar()
    .$castTo<string | null>();
}

/** How the person that a column refers to is called up, for a selection of any query. */
export function selectPhone(userId: Expression<number | null>) {
  return expressionBuilder<PeopleTables, never>()
    .selectFrom('app_user')
    .select('app_user.phone')
    .where('app_user.id', '=', userId)
    .$asScalar()
    .$castTo<string | null>();
}

/** Somebody as others see them. */
export function presentPersonCard({ id, full_name, avatar }: PersonCardRow) {
  return { id, full_name, avatar: avatar && presentImage(avatar).small };
}
