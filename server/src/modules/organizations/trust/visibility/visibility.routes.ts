import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import * as contract from '@karavan/shared-api/contract/visibility';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Env } from '../../../../platform/env/env.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../../platform/paging/page-window.ts';
import type { TrialTables } from '../organization-on-trial.ts';
import { decideReview, limitOrganization, requestReview } from './move-visibility.ts';
import { presentVisibility, presentVisibilityCase } from './visibility.presenter.ts';
import {
  countVisibilityCases,
  findVisibility,
  findVisibilityCase,
  findVisibilityCases,
} from './visibility.queries.ts';

export interface VisibilityParts {
  readonly db: Kysely<TrialTables & AuditTables>;
  readonly transact: Transact<TrialTables & AuditTables>;
  readonly env: Pick<Env, 'REVIEW_COOL_DOWN_DAYS'>;
}

const STATES = { open: 'review_requested', limited: 'limited', lifted: 'normal' } as const;

export function visibilityRoutes({ db, transact, env }: VisibilityParts): ImplementedRoute[] {
  async function readVisibility(organizationId: number) {
    const row = await findVisibility(db, organizationId);
    if (!row) throw new ApiError('not_found');
    return presentVisibility(row, new Date());
  }

  async function readCase(organizationId: number, locale: Locale) {
    const row = await findVisibilityCase(db, organizationId);
    if (!row) throw new ApiError('not_found');
    return presentVisibilityCase(row, locale);
  }

  return [
    implement(contract.getShadowBanStatus, ({ params: { id } }) => readVisibility(id)),
    implement(contract.requestFromShadowBan, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, {});
        await requestReview(unit, { organizationId: id, actorId, text: body.text });
      });
      return readVisibility(id);
    }),
    implement(contract.listVisibilityCases, async ({ query, context: { locale } }) => {
      const { limit } = query;
      const state = STATES[query.state];
      const window = pageWindow(query, 'time');
      const [rows, count] = await Promise.all([
        findVisibilityCases(db, { state, ...window }),
        countVisibilityCases(db, state),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentVisibilityCase(row, locale),
        cursorOf: (row) =>
          encodeCursor({
            value: state === 'review_requested' ? row.requested_at_exact : row.changed_at_exact,
            id: row.organization_id,
          }),
      });
    }),
    implement(contract.decideReview, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const { decision, reason: text } = body;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { organization: id, decision, reason: text });
        const coolDownDays = env.REVIEW_COOL_DOWN_DAYS;
        await decideReview(unit, { organizationId: id, actorId, text, decision, coolDownDays });
      });
      return readCase(id, context.locale);
    }),
    implement(contract.limitOrganization, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { organization: id, reason: body.reason });
        await limitOrganization(unit, { organizationId: id, actorId, text: body.reason });
      });
      return readCase(id, context.locale);
    }),
  ];
}
