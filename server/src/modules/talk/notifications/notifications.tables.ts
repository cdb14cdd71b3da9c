import type { Generated, JSONColumnType } from 'kysely';
import type { NotificationDataOf } from '@karavan/shared-api/contract/notification-data';
import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { NotificationFamily } from '@karavan/shared-api/contract/notification-types';

export interface NotificationsTables {
  notification: {
    id: Generated<number>;
    user_id: number;
    event_key: string;
    type: string;
    organization_id: number | null;
    sender_id: number | null;
    item_id: number | null;
    is_client: boolean;
    extra_data: JSONColumnType<NotificationDataOf<NotificationFamily>>;
    created_at: Generated<Date>;
    /** What it is about, `order:7`; null for news that nothing becomes of. A person has one card of each. */
    subject: string | null;
    /** Since when nobody has to act on it any more. */
    settled_at: Date | null;
    /** What was done last. */
    answer: CardAnswer | null;
    answered_by: number | null;
  };
  /** What a card tells of many alike, each once; the card shows the latest. */
  grouped_notification: {
    id: Generated<number>;
    user_id: number;
    type: string;
    event_key: string;
    /** Of the card. */
    subject: string;
    sender_id: number | null;
    extra_data: JSONColumnType<object>;
  };
  notification_state: {
    user_id: number;
    seen_id: number;
    /** Up to where it was seen before this visit, and when the visit began. */
    seen_before: Generated<number>;
    visited_at: Generated<Date>;
  };
}
