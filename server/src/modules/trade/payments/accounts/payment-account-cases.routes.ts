import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import * as contract from '@karavan/shared-api/contract/payment-systems';
import type { Tables } from '../../../../database-tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../../platform/paging/page-window.ts';
import { decideAccount } from './hold-account.ts';
import { presentAccountCase } from './payment-accounts.presenter.ts';
import {
  countAccountCases,
  findAccountCase,
  findAccountCases,
} from './payment-accounts.queries.ts';

/** What operators of the platform do about the accounts that organizations take money with. */
export function paymentAccountCasesRoutes(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): ImplementedRoute[] {
  async function readCase(id: number, locale: Locale) {
    const row = await findAccountCase(db, id);
    if (!row) throw new ApiError('not_found');
    return presentAccountCase(row, locale);
  }

  return [
    implement(contract.listPaymentSystemCases, async ({ query, context: { locale } }) => {
      const { state, limit } = query;
      const window = pageWindow(query, 'id');
      const [rows, count] = await Promise.all([
        findAccountCases(db, { state, ...window }),
        countAccountCases(db, state),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentAccountCase(row, locale),
        cursorOf: ({ id }) => encodeCursor({ value: '', id }),
      });
    }),
    implement(contract.decidePaymentSystem, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await decideAccount(unit, { accountId: id, actorId, ...body });
        await recordAudit(unit.trx, context, { payment_system: id, ...body });
      });
      return readCase(id, context.locale);
    }),
  ];
}
