import type { Transaction } from 'kysely';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import { GIFTS_MAX, SALE_AMOUNT_MAX } from '@karavan/shared-api/contract/limits';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { GiftKind } from '@karavan/shared-api/contract/gift-states';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { startOfDay, wallTimeOf } from '../../../platform/time/wall-time.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import {
  holdOrganization,
  lifeStateNow,
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { GiftsTables } from './gifts.tables.ts';

interface Issue {
  readonly organizationId: number;
  readonly actorId: number;
  readonly input: {
    readonly kind: GiftKind;
    /** Decimal string. */
    readonly amount: string;
    readonly count: number;
    /** `YYYY-MM-DD` */
    readonly expires_on: string | null;
    readonly note: string;
  };
}

/**
 * Issues cards that are all alike; each has an entry that names who has issued it.
 * @throws ApiError `too_many_kept`, `sells_nothing`; `invalid_input` naming the field
 */
export async function issueGifts(
  trx: Transaction<GiftsTables & OrganizationsTables>,
  { organizationId, actorId, input }: Issue,
): Promise<{ ids: number[]; currency: string }> {
  // Whoever issues some at the same time waits, so that the limit holds.
  await holdOrganization(trx, organizationId);
  if (!isSelling(await lifeStateNow(trx, organizationId))) throw new ApiError('sells_nothing');
  const { currency, time_zone } = await trx
    .selectFrom(selectOrganizations().as('issuer'))
    .select(['issuer.currency', 'issuer.time_zone'])
    .where('issuer.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const amount = readAmount(input.amount, currency);
  const expiresAt = input.expires_on === null ? null : endOf(input.expires_on, time_zone);
  const { count } = await trx
    .selectFrom('gift')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('balance', '>', 0)
    .executeTakeFirstOrThrow();
  if (count + input.count > GIFTS_MAX) throw new ApiError('too_many_kept', { count: GIFTS_MAX });
  const card = {
    organization_id: organizationId,
    kind: input.kind,
    currency,
    amount,
    note: input.note,
    expires_at: expiresAt,
  };
  const issued = await trx
    .insertInto('gift')
    .values(Array.from({ length: input.count }, () => card))
    .returning('id')
    .execute();
  await trx
    .insertInto('gift_entry')
    .values(
      issued.map(({ id }) => ({ gift_id: id, kind: 'issue' as const, amount, actor_id: actorId })),
    )
    .execute();
  return { ids: issued.map(({ id }) => id), currency };
}

function readAmount(text: string, currency: string): number {
  const amount = parseMoney(text, currency);
  if (amount === null) throw refusal('amount', 'amount_format');
  if (amount === 0) throw refusal('amount', 'required');
  if (amount > parseMoney(String(SALE_AMOUNT_MAX), currency)!) {
    throw new ApiError('invalid_input', {
      fields: { amount: [{ problem: 'too_big', limit: SALE_AMOUNT_MAX }] },
    });
  }
  return amount;
}

/** The first moment after a day. */
function endOf(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const end = startOfDay(next, timeZone);
  if (!end) throw refusal('expires_on', 'date_format');
  if (day < wallTimeOf(new Date(), timeZone).slice(0, 10))
    throw refusal('expires_on', 'in_the_past');
  return end;
}

const refusal = (field: string, problem: FieldProblem) =>
  new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
