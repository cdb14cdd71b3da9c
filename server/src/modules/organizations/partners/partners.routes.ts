import type { Locale } from '@karavan/shared-api/contract/locales';
import * as contract from '@karavan/shared-api/contract/partners';
import { presentOrganizationCard } from '../organizations/index.ts';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { movePartnership, requestPartnership } from './change-partnership.ts';
import { editPartnership } from './edit-partnership.ts';
import { listPartnerCategories, searchPartners, type SearchParts } from './search-partners.ts';
import {
  countPartnerships,
  findPartnership,
  findPartnerships,
  type PartnershipFilter,
  type PartnershipListTables,
  type PartnershipRow,
} from './partners.queries.ts';

interface PartnersDependencies extends SearchParts {
  readonly transact: Transact<PartnershipListTables & AuditTables>;
}

/** What the lists of the staff show. */
const STATUSES = {
  live: ['requested', 'accepted'],
  requested: ['requested'],
  accepted: ['accepted'],
  over: ['declined', 'ended'],
} as const;

export function partnersRoutes({ transact, ...reading }: PartnersDependencies): ImplementedRoute[] {
  const { db } = reading;

  async function list<Presented>(
    filter: PartnershipFilter,
    page: PageQuery,
    present: (row: PartnershipRow) => Presented,
  ) {
    const window = pageWindow(page, 'place');
    const [rows, count] = await Promise.all([
      findPartnerships(db, filter, window),
      countPartnerships(db, filter),
    ]);
    return pageAnswer(rows, page.limit, count, {
      present,
      cursorOf: (row) => encodeCursor({ value: String(row.sorted_place), id: row.id }),
    });
  }

  async function show(organizationId: number, id: number, locale: Locale) {
    const row = await findPartnership(db, organizationId, id);
    if (!row) throw new ApiError('not_found');
    return presentPartnership(row, locale);
  }

  return [
    implement(contract.listPartners, ({ params: { id }, query, context: { locale } }) =>
      list({ organizationId: id, statuses: ['accepted'], isPublic: true }, query, (row) => ({
        ...presentOrganizationCard(row, locale),
        category: row.category,
      })),
    ),
    implement(contract.searchPartners, ({ query, context }) =>
      searchPartners(reading, query, context),
    ),
    implement(contract.listPartnerCategories, async ({ context: { locale } }) => ({
      list: await listPartnerCategories(db, locale),
    })),
    implement(contract.listPartnerships, ({ params: { id }, query, context: { locale } }) =>
      list({ organizationId: id, statuses: STATUSES[query.status ?? 'live'] }, query, (row) =>
        presentPartnership(row, locale),
      ),
    ),
    implement(contract.getPartnership, ({ params: { id, partnership }, context: { locale } }) =>
      show(id, partnership, locale),
    ),
    implement(contract.createPartnership, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const partnerId = body.partnership_id;
      const partnership = await transact(async (unit) => {
        await recordAudit(unit.trx, context, { partner: partnerId });
        return requestPartnership(unit, { organizationId: id, userId, partnerId });
      });
      return show(id, partnership, context.locale);
    }),
    implement(contract.updatePartnership, async ({ params, body, context }) => {
      const actor = { organizationId: params.id, userId: requireActor(context.actor).userId };
      await transact(async (unit) => {
        const { status = null } = body;
        await recordAudit(unit.trx, context, { partnership: params.partnership, status });
        await editPartnership(unit, actor, params.partnership, body);
      });
      return show(params.id, params.partnership, context.locale);
    }),
    implement(contract.deletePartnership, async ({ params: { id, partnership }, context }) => {
      const { userId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { partnership });
        await movePartnership(unit, {
          organizationId: id,
          userId,
          id: partnership,
          action: 'end',
        });
      });
      return undefined;
    }),
  ];
}

function presentPartnership(row: PartnershipRow, locale: Locale): contract.Partnership {
  return {
    id: row.id,
    status: row.status,
    partner: presentOrganizationCard(row, locale),
    is_recipient: row.is_recipient,
    created_at: row.created_at.toISOString(),
    note: row.note,
    category: row.category,
    order: row.place,
  };
}
