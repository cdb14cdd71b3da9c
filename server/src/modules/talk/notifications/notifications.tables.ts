import type { Generated, JSONColumnType } from 'kysely';

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
    extra_data: JSONColumnType<Record<string, string | number | boolean | null>>;
    created_at: Generated<Date>;
  };
  notification_state: { user_id: number; seen_id: number };
}
