import { sql, type Kysely, type Selectable, type QueryExecutorProvider } from 'kysely';
import type {
  Gift,
  GiftEntry,
  listStaffGifts,
  StaffGift,
} from '@karavan/shared-api/contract/gifts';
import { GIFT_ENTRIES_SHOWN } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { z } from 'zod/mini';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import {
  joinOrganizationCard,
  presentOrganizationCard,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { drawGiftCode } from './gift-code.ts';
import { giftStateOf, IS_USABLE, STATE_OF_GIFT } from './gift-state.ts';
import type { GiftsTables } from './gifts.tables.ts';

type GiftReader = Pick<Kysely<GiftsTables & OrganizationsTables & FilesTables>, 'selectFrom'>;

const WALLET_MAX = 100;

/** The cards in somebody's wallet, those to pay with first. */
export async function findOwnGifts(
  db: GiftReader,
  key: Buffer,
  { personId, locale }: { readonly personId: number; readonly locale: Locale },
): Promise<Gift[]> {
  const rows = await joinOrganizationCard(db.selectFrom('gift'), 'gift.organization_id')
    .selectAll('gift')
    .where('gift.holder_id', '=', personId)
    .orderBy(sql`${IS_USABLE}`, 'desc')
    .orderBy('gift.claimed_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(WALLET_MAX)
    .execute();
  const now = new Date();
  return rows.map((row) => {
    const state = giftStateOf(row, now);
    return {
      ...presentGift(row, now),
      organization: presentOrganizationCard(row, locale),
      code: state === 'claimed' ? drawGiftCode(key, row) : null,
    };
  });
}

/** What an organization has issued, the newest first. */
export async function findStaffGifts(
  db: GiftReader & QueryExecutorProvider,
  key: Buffer,
  organizationId: number,
  { page, limit, cursor, state }: z.output<typeof listStaffGifts.query>,
) {
  const window = pageWindow({ page, limit, cursor }, 'id');
  const { after } = window;
  const wanted = db
    .selectFrom('gift')
    .where('gift.organization_id', '=', organizationId)
    .$if(state !== undefined, (query) => query.where(STATE_OF_GIFT, '=', state!));
  const [rows, count, { currency }] = await Promise.all([
    wanted
      .selectAll('gift')
      .$if(after !== undefined, (query) => query.where('gift.id', '<', after!.id))
      .orderBy('gift.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, wanted),
    db
      .selectFrom(selectOrganizations().as('issuer'))
      .select('issuer.currency')
      .where('issuer.id', '=', organizationId)
      .executeTakeFirstOrThrow(),
  ]);
  const now = new Date();
  const answer = pageAnswer(rows, limit, count, {
    present: (row) => presentStaffGift(row, key, now),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
  return { ...answer, currency };
}

/** @throws ApiError `not_found` */
export async function readStaffGift(
  db: GiftReader,
  key: Buffer,
  organizationId: number,
  id: number,
): Promise<StaffGift> {
  const row = await db
    .selectFrom('gift')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentStaffGift(row, key, new Date());
}

interface Listed {
  readonly id: number;
  /** Whose card it must be. */
  readonly of: { readonly organizationId: number } | { readonly personId: number };
}

/**
 * What has become of a card, the latest first. A person sees the orders that are theirs.
 * @throws ApiError `not_found` for a card of others
 */
export async function findGiftEntries(
  db: Pick<Kysely<GiftsTables>, 'selectFrom'>,
  { id, of }: Listed,
): Promise<{ list: GiftEntry[] }> {
  const card = await db
    .selectFrom('gift')
    .select('currency')
    .where('id', '=', id)
    .where((eb) =>
      'personId' in of
        ? eb('holder_id', '=', of.personId)
        : eb('organization_id', '=', of.organizationId),
    )
    .executeTakeFirst();
  if (!card) throw new ApiError('not_found');
  const entries = await db
    .selectFrom('gift_entry')
    .select(['id', 'kind', 'amount', 'order_id', 'actor_id', 'reason', 'created_at'])
    .where('gift_id', '=', id)
    .orderBy('id', 'desc')
    .limit(GIFT_ENTRIES_SHOWN)
    .execute();
  return {
    list: entries.map(({ amount, order_id, actor_id, reason, created_at, ...entry }) => ({
      id: entry.id,
      kind: entry.kind,
      amount: presentMoney(amount, card.currency),
      ...(reason !== null && { reason }),
      transaction_id: 'personId' in of && actor_id !== of.personId ? null : order_id,
      created_at: created_at.toISOString(),
    })),
  };
}

type GiftRow = Selectable<GiftsTables['gift']>;

function presentGift(row: GiftRow, now: Date) {
  return {
    id: row.id,
    kind: row.kind,
    state: giftStateOf(row, now),
    amount: presentMoney(row.amount, row.currency),
    balance: presentMoney(row.balance, row.currency),
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function presentStaffGift(row: GiftRow, key: Buffer, now: Date): StaffGift {
  const card = presentGift(row, now);
  return {
    ...card,
    note: row.note,
    block_reason: row.block_reason,
    code: card.state === 'issued' ? drawGiftCode(key, row) : null,
  };
}
