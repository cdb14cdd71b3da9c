import { sql, type Kysely } from 'kysely';
import { PEOPLE_FOUND_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { countEvent, type ThrottleRule } from '../../../platform/throttle/throttle.ts';
import { DAY_SECONDS, MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import {
  findByReference,
  isNamed,
  limitSearch,
  selectPeople,
  type PeopleTables,
} from '../../identity/people/index.ts';
import type { MessengerTables } from './messenger.tables.ts';

type FindingTables = MessengerTables & PeopleTables & FilesTables & ThrottleTables;

export type FoundPersonRow = Awaited<ReturnType<typeof findNamed>>[number];

interface Search {
  readonly searcherId: number;
  readonly typed: string;
  /** Of the personal codes. */
  readonly codeKey: Buffer;
}

/** What can only be a UID or a phone number. */
const NUMBER = /^(?:UID\d{1,15}|\+\d{7,15}|\d{1,15})$/i;

/** Searches by name: enough for typing, too few to read everybody. */
const NAMES: ThrottleRule = { limit: 60, seconds: MINUTE_SECONDS };
const NAMES_OF_DAY: ThrottleRule = { limit: 1000, seconds: DAY_SECONDS };

/**
 * People to write to: by the beginnings of the words of their name or of their username, or by exactly their UID or
 * phone number. Nobody finds themselves, nor who has blocked them.
 * @throws ApiError `too_many_requests` as `limitSearch`, and for too many searches by name
 */
export async function findPeople(db: Kysely<FindingTables>, search: Search) {
  const { searcherId, typed, codeKey } = search;
  const text = typed.replaceAll(/[\s()-]/g, '');
  if (NUMBER.test(text)) return findNumbered(db, { searcherId, typed: text, codeKey });
  const words = typed.replace(/^@/, '').trim();
  if (words === '') return [];
  const key = `people-search:${searcherId}`;
  for (const rule of [NAMES, NAMES_OF_DAY]) {
    if (!(await countEvent(db, `${key}:${rule.seconds}`, rule))) {
      throw new ApiError('too_many_requests', { retryAfter: rule.seconds });
    }
  }
  return findNamed(db, searcherId, words);
}

/** As `limitSearch` counts: nobody tries out phone numbers here that the till would refuse. */
async function findNumbered(
  db: Kysely<FindingTables>,
  { searcherId, typed, codeKey }: Search,
): Promise<FoundPersonRow[]> {
  try {
    return await limitSearch(db, searcherId, async (found) => {
      const person = await findByReference(db, { codeKey, text: typed, field: 'query' });
      const rows = await selectFindable(db, searcherId)
        .where('app_user.id', '=', person.id)
        .execute();
      if (rows.length === 0) throw new ApiError('user_not_found');
      await found(person);
      return rows;
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'user_not_found') return [];
    throw error;
  }
}

function findNamed(db: Kysely<FindingTables>, searcherId: number, words: string) {
  return selectFindable(db, searcherId)
    .where(isNamed(words))
    .orderBy(sql`username = ${words}`, (order) => order.desc().nullsLast())
    .orderBy('app_user.full_name')
    .orderBy('app_user.id')
    .limit(PEOPLE_FOUND_MAX)
    .execute();
}

function selectFindable(db: Kysely<FindingTables>, searcherId: number) {
  return selectPeople(db)
    .select(['app_user.id', 'app_user.full_name', 'app_user.username'])
    .select((eb) => selectPicture(eb.ref('app_user.avatar_id')).as('avatar'))
    .where('app_user.id', '<>', searcherId)
    .where(
      sql<boolean>`not exists (
        select from chat_member as own join chat on chat.id = own.chat_id
        where own.user_id = ${searcherId} and own.is_blocked
          and app_user.id in (chat.first_id, chat.second_id))`,
    );
}
