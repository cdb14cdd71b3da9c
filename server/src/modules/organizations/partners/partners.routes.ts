import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import * as contract from '@karavan/shared-api/contract/partners';
import { presentOrganizationCard } from '../organizations/index.ts';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { movePartnership, requestPartnership } from './change-partnership.ts';
import {
  countPartnerships,
  findPartnership,
  findPartnerships,
  type PartnershipListTables,
  type PartnershipRow,
} from './partners.queries.ts';
import type { PartnershipAction } from './partnership-transitions.ts';

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export function partnersRoutes(
  db: Kysely<PartnershipListTables>,
  transact: Transact<PartnershipListTables & AuditTables>,
): ImplementedRoute[] {
  async function list<Presented>(
    id: number,
    which: 'partners' | 'live',
    { page, limit, cursor }: PageQuery,
    present: (row: PartnershipRow) => Presented,
  ) {
    const after = decodeCursor(cursor, 'id');
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
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { partnership });
        const of = { organizationId: id, userId };
        await movePartnership(unit, { ...of, id: partnership, action });
      });
      return presentPartnership(await findPartnership(db, id, partnership), context.locale);
    });

  return [
    implement(contract.listPartners, ({ params: { id }, query, context: { locale } }) =>
      list(id, 'partners', query, (row) => presentOrganizationCard(row, locale)),
    ),
    implement(contract.listPartnerships, ({ params: { id }, query, context: { locale } }) =>
      list(id, 'live', query, (row) => presentPartnership(row, locale)),
    ),
    implement(contract.createPartnership, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const partnerId = body.partner_id;
      const partnership = await transact(async (unit) => {
        await recordAudit(unit.trx, context, { partner: partnerId });
        return requestPartnership(unit, { organizationId: id, userId, partnerId });
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
    partner: presentOrganizationCard(row, locale),
    is_recipient: row.is_recipient,
    created_at: row.created_at.toISOString(),
  };
}
