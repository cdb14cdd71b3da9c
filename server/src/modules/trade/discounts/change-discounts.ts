import { sql, type Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type {
  deleteDiscounts,
  DiscountKind,
  InputCard,
  updateDiscounts,
} from '@karavan/shared-api/contract/discounts';
import { DISCOUNT_NEWS_HOURS } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import {
  lifeStateNow,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';
import { tellDiscountTask } from './tell-discount-task.ts';

type ChangeTables = DiscountsTables & OrganizationsTables;

/**
 * Stores cards in place of those of the same kinds; the others stay. The book of the organization is locked, and all
 * steps are written anew, so that a sale is priced by the cards before or after, and two steps may swap their percents.
 * @throws ApiError `settings_changed` when somebody else has changed them since, `organization_closed`,
 * `invalid_input` for a limit finer than the currency
 */
export async function changeDiscounts(
  trx: Transaction<ChangeTables>,
  organizationId: number,
  { version, cards }: z.output<typeof updateDiscounts.body>,
): Promise<void> {
  if ((await lifeStateNow(trx, organizationId)) === 'deactivated') {
    throw new ApiError('organization_closed');
  }
  const currency = await currencyOf(trx, organizationId);
  const tiers = cards.flatMap((card, index) => tiersOf(card, `cards.${index}`, currency));
  await turnPage(trx, organizationId, version);
  const before = await activeKinds(trx, organizationId);
  await removeCards(
    trx,
    organizationId,
    cards.map(({ kind }) => kind),
  );
  await trx
    .insertInto('discount_card')
    .values(
      cards.map(({ kind, background, is_paused, never_downgrades, cashback_days }) => ({
        organization_id: organizationId,
        kind,
        background,
        is_paused,
        never_downgrades,
        cashback_days,
      })),
    )
    .execute();
  await trx
    .insertInto('discount_tier')
    .values(tiers.map((tier) => ({ organization_id: organizationId, ...tier })))
    .execute();
  const isNew = cards.some(({ kind, is_paused }) => !is_paused && !before.has(kind));
  if (isNew) await announce(trx, organizationId);
}

/**
 * Takes cards away. What clients have as cashback can still be spent.
 * @throws ApiError `settings_changed`, `not_found` for a card that is not there
 */
export async function removeDiscounts(
  trx: Transaction<ChangeTables>,
  organizationId: number,
  { version, kinds }: z.output<typeof deleteDiscounts.body>,
): Promise<void> {
  await turnPage(trx, organizationId, version);
  const wanted = new Set(kinds);
  if ((await removeCards(trx, organizationId, [...wanted])) < wanted.size) {
    throw new ApiError('not_found');
  }
}

function tiersOf({ kind, tiers }: InputCard, field: string, currency: string) {
  return tiers.map(({ percent, limit }, index) => {
    const sum = parseMoney(limit, currency);
    if (sum === null) {
      throw new ApiError('invalid_input', {
        fields: { [`${field}.tiers.${index}.limit`]: [{ problem: 'amount_format' }] },
      });
    }
    return { kind, basis_points: Math.round(Number(percent) * 100), spend_limit: sum };
  });
}

async function currencyOf(trx: Transaction<ChangeTables>, organizationId: number): Promise<string> {
  const { currency } = await trx
    .selectFrom(selectOrganizations().where('organization.id', '=', organizationId).as('own'))
    .select('own.currency')
    .executeTakeFirstOrThrow();
  return currency;
}

/** Locks the book until the transaction ends, at the version that the editor has read. */
async function turnPage(
  trx: Transaction<ChangeTables>,
  organizationId: number,
  version: number,
): Promise<void> {
  const turned = await trx
    .insertInto('discount_book')
    .values({ organization_id: organizationId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ version: sql`discount_book.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  if (turned.version !== version + 1) throw new ApiError('settings_changed');
}

/** @returns how many there were */
async function removeCards(
  trx: Transaction<ChangeTables>,
  organizationId: number,
  kinds: readonly DiscountKind[],
): Promise<number> {
  const removed = await trx
    .deleteFrom('discount_card')
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', kinds)
    .returning('kind')
    .execute();
  return removed.length;
}

async function activeKinds(
  trx: Transaction<ChangeTables>,
  organizationId: number,
): Promise<ReadonlySet<DiscountKind>> {
  const cards = await trx
    .selectFrom('discount_card')
    .select('kind')
    .where('organization_id', '=', organizationId)
    .where('is_paused', '=', false)
    .execute();
  return new Set(cards.map(({ kind }) => kind));
}

/** Followers hear of it in batches, not again within some hours. */
async function announce(trx: Transaction<ChangeTables>, organizationId: number): Promise<void> {
  const told = await trx
    .updateTable('discount_book')
    .set({
      announcement: sql`announcement + 1`,
      announced_at: sql<Date>`now()`,
      told_to: 0,
      told_at: null,
    })
    .where('organization_id', '=', organizationId)
    .where(
      sql<boolean>`(announced_at is null or announced_at < now() - ${DISCOUNT_NEWS_HOURS} * interval '1 hour')`,
    )
    .returning('announcement')
    .executeTakeFirst();
  if (told) await addJob(trx, tellDiscountTask, { organizationId, ...told });
}
