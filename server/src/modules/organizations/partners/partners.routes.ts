import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import * as contract from '@karavan/shared-api/contract/partners';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { publishing } from '../../../platform/realtime/publish.ts';
import type { WakeUp } from '../../../platform/realtime/wake-up.ts';
import { presentOrganization } from '../../catalog/items/index.ts';
import { movePartnership, requestPartnership } from './change-partnership.ts';
import {
  countPartnerships,
  findPartnership,
  findPartnerships,
  type PartnershipRow,
} from './partners.queries.ts';
import type { PartnershipAction } from './partnership-transitions.ts';

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export function partnersRoutes(
  db: Kysely<Tables>,
  wakeUp: Pick<WakeUp, 'announce'>,
): ImplementedRoute[] {
  async function list<Presented>(
    id: number,
    which: 'partners' | 'live',
    { page, limit, cursor }: PageQuery,
    present: (row: PartnershipRow) => Presented,
  ) {
    const after = decodeCursor(cursor);
    const offset = after ? 0 : (page - 1) * limit;
    const [rows, count] = await Promise.all([
      findPartnerships(db, id, which, { after, offset, limit: limit + 1 }),
      countPartnerships(db, id, which),
    ]);
    return pageAnswer(rows, limit, count, {
      present,
      cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
    });
  }

  const move = (route: contract.PartnershipMove, action: PartnershipAction) =>
    implement(route, async ({ params: { id, partnership }, context }) => {
      const { userId } = requireActor(context.actor);
      await publishing(db, wakeUp, async (trx, publish) => {
        await recordAudit(trx, context, { partnership });
        const of = { organizationId: id, userId };
        await movePartnership(trx, { ...of, id: partnership, action }, publish);
      });
      return presentPartnership(await findPartnership(db, id, partnership), context.locale);
    });

  return [
    implement(contract.listPartners, ({ params: { id }, query, context: { locale } }) =>
      list(id, 'partners', query, (row) => presentOrganization(row, locale)),
    ),
    implement(contract.listPartnerships, ({ params: { id }, query, context: { locale } }) =>
      list(id, 'live', query, (row) => presentPartnership(row, locale)),
    ),
    implement(contract.createPartnership, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const partnerId = body.partner_id;
      const partnership = await publishing(db, wakeUp, async (trx, publish) => {
        await recordAudit(trx, context, { partner: partnerId });
        return requestPartnership(trx, { organizationId: id, userId, partnerId }, publish);
      });
      return presentPartnership(await findPartnership(db, id, partnership), context.locale);
    }),
    move(contract.acceptPartnership, 'accept'),
    move(contract.declinePartnership, 'decline'),
    move(contract.endPartnership, 'end'),
  ];
}

function presentPartnership(row: PartnershipRow, locale: Locale): contract.Partnership {
  return {
    id: row.id,
    status: row.status,
    partner: presentOrganization(row, locale),
    is_recipient: row.is_recipient,
    created_at: row.created_at.toISOString(),
  };
}
