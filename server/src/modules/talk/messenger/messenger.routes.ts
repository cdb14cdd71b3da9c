import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/messenger';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import type { ItemCardTables } from '../../catalog/items/index.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import type { OrdersTables } from '../../trade/orders/index.ts';
import type { MessengerTables } from './messenger.tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { once } from '../../../platform/idempotency/once.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { countEvent } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import { blockInChat } from './block-in-chat.ts';
import {
  countChats,
  countUnreadChats,
  cursorOfChat,
  findChat,
  findChats,
  type ChatRow,
} from './chats.queries.ts';
import { findPeople } from './find-people.ts';
import { forwardMessage } from './forward-message.ts';
import { countMessages, findMessages } from './messages.queries.ts';
import {
  presentChat,
  presentFoundPerson,
  presentListedChat,
  presentMessage,
} from './messenger.presenter.ts';
import { openChat } from './open-chat.ts';
import { openPrivateChat } from './open-private-chat.ts';
import { readChat } from './read-chat.ts';
import { receiveMessages } from './receive-messages.ts';
import { sendMessage } from './send-message.ts';

interface MessengerRules {
  /** Messages of a person in a minute. */
  readonly limit: number;
  /** Of the personal codes that people show. */
  readonly codeKey: Buffer;
}

export function messengerRoutes(
  db: Kysely<
    BlocksTables & MessengerTables & ItemCardTables & OrdersTables & PeopleTables & ThrottleTables
  >,
  transact: Transact<BlocksTables & MessengerTables & ItemCardTables & IdempotencyTables>,
  { limit, codeKey }: MessengerRules,
): ImplementedRoute[] {
  /** Those that are refused count as well. */
  async function countFair(senderId: number, messages: number): Promise<void> {
    const rule = { limit, seconds: MINUTE_SECONDS };
    const isFair = await countEvent(db, `message:${senderId}`, rule, messages);
    if (!isFair) throw new ApiError('too_many_requests');
  }

  async function requireChat(userId: number, id: number): Promise<ChatRow> {
    const chat = await findChat(db, userId, id);
    if (!chat) throw new ApiError('not_found');
    return chat;
  }

  return [
    implement(contract.listChats, async ({ query, context }) => {
      const { page: _page, limit: size, cursor: _cursor, ...filter } = query;
      const { userId } = requireActor(context.actor);
      const [rows, count] = await Promise.all([
        findChats(db, userId, filter, pageWindow(query, 'newest')),
        countChats(db, userId, filter),
      ]);
      return pageAnswer(rows, size, count, {
        present: (row) => presentListedChat(row, userId),
        cursorOf: cursorOfChat,
      });
    }),
    implement(contract.countUnreadChats, async ({ context }) => ({
      count: await countUnreadChats(db, requireActor(context.actor).userId),
    })),
    implement(contract.openChat, async ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      const { organization_id: organizationId, order_id: orderId, user_id: partnerId } = body;
      const id = await db
        .transaction()
        .execute((trx) =>
          organizationId === undefined
            ? openPrivateChat(trx, { userId, partnerId: partnerId! })
            : openChat(trx, { organizationId, userId, orderId }),
        );
      return { id };
    }),
    implement(contract.findPeople, async ({ query, context }) => {
      const { userId: searcherId } = requireActor(context.actor);
      const rows = await findPeople(db, { searcherId, typed: query.query, codeKey });
      return { list: rows.map(presentFoundPerson) };
    }),
    implement(contract.getChat, async ({ params, context }) =>
      presentChat(await requireChat(requireActor(context.actor).userId, params.id)),
    ),
    implement(contract.listMessages, async ({ params, query, context }) => {
      const window = pageWindow(query, 'id');
      const { id } = await requireChat(requireActor(context.actor).userId, params.id);
      const [rows, count] = await Promise.all([
        findMessages(db, id, window),
        countMessages(db, id),
      ]);
      return pageAnswer(rows, query.limit, count, {
        present: presentMessage,
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
    implement(contract.sendMessage, async ({ params, body, context }) => {
      const { userId: senderId } = requireActor(context.actor);
      await countFair(senderId, 1);
      return transact((unit) => sendMessage(unit, { chatId: params.id, senderId, draft: body }));
    }),
    implement(contract.forwardMessage, async ({ body, context }) => {
      const { userId: senderId } = requireActor(context.actor);
      const { original_message_id: messageId, target_chat_ids: targetIds } = body;
      await countFair(senderId, targetIds.length);
      return transact((unit) =>
        once(unit.trx, context, async () => {
          await forwardMessage(unit, { senderId, messageId, targetIds });
          return { success: true } as const;
        }),
      );
    }),
    implement(contract.blockInChat, async ({ params, body, context }) => {
      const { userId } = requireActor(context.actor);
      const { is_blocked: isBlocked } = body;
      await transact((unit) => blockInChat(unit, { chatId: params.id, userId, isBlocked }));
      return { is_blocked: isBlocked };
    }),
    implement(contract.readChat, async ({ params, body, context }) => {
      const { userId } = requireActor(context.actor);
      const mark = { chatId: params.id, userId, messageId: body.message_id };
      return { own_read_id: await transact((unit) => readChat(unit, mark)) };
    }),
    implement(contract.receiveMessages, async ({ context }) => {
      const { userId } = requireActor(context.actor);
      await transact((unit) => receiveMessages(unit, userId));
      return { success: true } as const;
    }),
  ];
}
