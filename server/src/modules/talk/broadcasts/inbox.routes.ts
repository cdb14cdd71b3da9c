import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/organization-messages';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import {
  countReceived,
  countSenders,
  countUnread,
  findReceived,
  findSenders,
  findSubscription,
  type InboxTables,
} from './inbox.queries.ts';
import { markRead, muteBroadcasts } from './mark-broadcasts.ts';

/** What followers read of the organizations that have written to them. */
export function inboxRoutes(
  db: Kysely<InboxTables>,
  transact: Transact<InboxTables>,
): ImplementedRoute[] {
  async function subscriptionOf(organizationId: number, userId: number) {
    const subscription = await findSubscription(db, { organizationId, userId });
    if (!subscription) throw new ApiError('not_found');
    return subscription;
  }

  return [
    implement(contract.listMessageSenders, async ({ query, context }) => {
      const { userId } = requireActor(context.actor);
      const [rows, count] = await Promise.all([
        findSenders(db, userId, pageWindow(query, 'id')),
        countSenders(db, userId),
      ]);
      return pageAnswer(rows, query.limit, count, {
        present: (row): contract.MessageSender => ({
          id: row.organization_id,
          organization: presentOrganizationCard(row, context.locale),
          last_message: { id: row.id, text: row.text, sent_at: row.sent_at.toISOString() },
          unread_count: row.unread_count,
          is_muted: row.is_muted,
        }),
        cursorOf: ({ id }) => encodeCursor({ value: '', id }),
      });
    }),
    implement(contract.countUnreadMessages, async ({ context }) => ({
      count: await countUnread(db, requireActor(context.actor).userId),
    })),
    implement(contract.getMessageSubscription, async ({ params: { id }, context }) => {
      const row = await subscriptionOf(id, requireActor(context.actor).userId);
      return {
        organization: presentOrganizationCard(row, context.locale),
        is_muted: row.is_muted,
      };
    }),
    implement(contract.listSubscriptionMessages, async ({ params: { id }, query, context }) => {
      const { userId } = requireActor(context.actor);
      const subscription = { organizationId: id, userId };
      const [rows, count] = await Promise.all([
        findReceived(db, subscription, pageWindow(query, 'id')),
        countReceived(db, subscription),
        subscriptionOf(id, userId),
      ]);
      return pageAnswer(rows, query.limit, count, {
        present: ({ id: messageId, text, sent_at, is_unread }): contract.SubscriptionMessage => ({
          id: messageId,
          text,
          sent_at: sent_at.toISOString(),
          is_unread,
        }),
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
    implement(contract.readSubscriptionMessages, ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      return transact(async (unit) => {
        await markRead(unit, { organizationId: id, userId, broadcastId: body.message_id });
        return { count: await countUnread(unit.trx, userId) };
      });
    }),
    implement(contract.muteSubscriptionMessages, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      await transact(({ trx }) =>
        muteBroadcasts(trx, { organizationId: id, userId, isMuted: body.is_muted }),
      );
      return { is_muted: body.is_muted };
    }),
  ];
}
