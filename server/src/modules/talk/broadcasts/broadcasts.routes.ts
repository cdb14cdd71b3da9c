import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/organization-messages';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Env } from '../../../platform/env/env.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import { minorUnitsFor } from '../../organizations/organizations/index.ts';
import { findNextTime } from './limit-broadcasts.ts';
import { sendBroadcast } from './send-broadcast.ts';
import {
  countAudience,
  countSent,
  findSent,
  listSent,
  type AudienceTables,
  type SentRow,
  type SentTables,
} from './sent.queries.ts';
import { withdrawBroadcast } from './withdraw-broadcast.ts';

type BroadcastTables = SentTables & AudienceTables;

interface Parts {
  readonly db: Kysely<BroadcastTables>;
  readonly transact: Transact<BroadcastTables & AuditTables & IdempotencyTables>;
  readonly env: Pick<Env, 'MESSAGES_TO_FOLLOWERS_PER_DAY'>;
}

/** What staff write to the followers of their organization. */
export function broadcastsRoutes({ db, transact, env }: Parts): ImplementedRoute[] {
  const perDay = env.MESSAGES_TO_FOLLOWERS_PER_DAY;
  return [
    implement(contract.listOrganizationMessages, async ({ params: { id }, query }) => {
      const { limit } = query;
      const window = pageWindow(query, 'id');
      const [rows, count] = await Promise.all([listSent(db, id, window), countSent(db, id)]);
      return pageAnswer(rows, limit, count, {
        present: presentSent,
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
    implement(contract.countMessageAudience, async ({ params: { id }, query, context }) => {
      const { userId } = requireActor(context.actor);
      const [count, next] = await Promise.all([
        termsOf(db, id, query).then((terms) =>
          countAudience(db, { organizationId: id, authorId: userId, ...terms }),
        ),
        findNextTime(db, { organizationId: id, perDay }),
      ]);
      return { count, next_at: next?.toISOString() ?? null };
    }),
    implement(contract.sendOrganizationMessage, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const terms = await termsOf(db, id, body);
      const broadcast = { organizationId: id, authorId: userId, text: body.text, ...terms };
      return transact(({ trx }) =>
        once(trx, context, async () => {
          const sent = await sendBroadcast(trx, broadcast, perDay);
          const row = (await findSent(trx, sent))!;
          const { audience, recipient_count } = row;
          await recordAudit(trx, context, { message: sent, audience, recipients: recipient_count });
          return presentSent(row);
        }),
      );
    }),
    implement(
      contract.withdrawOrganizationMessage,
      async ({ params: { id, message }, context }) => {
        await transact(async ({ trx }) => {
          await withdrawBroadcast(trx, { organizationId: id, id: message });
          await recordAudit(trx, context, { message });
        });
        return undefined;
      },
    ),
  ];
}

/** @throws ApiError `invalid_input` for a sum finer than the currency of the organization */
async function termsOf(
  db: Kysely<BroadcastTables>,
  organizationId: number,
  { audience, days, spent_from: least = '0' }: contract.AudienceTerms,
) {
  const isByTime = audience === 'bought' || audience === 'idle';
  const minorOf = await minorUnitsFor(db, organizationId);
  return {
    audience,
    days: isByTime ? days : null,
    spentFrom: audience === 'tier' ? minorOf(least, 'spent_from') : null,
  };
}

const presentSent = ({ sent_at, withdrawn_at, author, spent_from, currency, ...row }: SentRow) => ({
  ...row,
  spent_from: spent_from === null ? null : presentMoney(spent_from, currency),
  author: presentPersonCard(author),
  sent_at: sent_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
});
