import type { Generated, JSONColumnType } from 'kysely';
import type { NotificationDataOf } from '@karavan/shared-api/contract/notification-data';
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
  };
  notification_state: { user_id: number; seen_id: number };
}
