import type { Generated } from 'kysely';

export interface MessengerTables {
  chat: {
    id: Generated<number>;
    chat_type: 'private' | 'organization' | 'group';
    title: Generated<string>;
    image_id: number | null;
    organization_id: number | null;
    last_message_id: number | null;
    created_at: Generated<Date>;
  };
  chat_member: {
    chat_id: number;
    user_id: number;
    last_read_id: Generated<number>;
    is_blocked: Generated<boolean>;
  };
  chat_message: {
    id: Generated<number>;
    chat_id: number;
    sender_id: number;
    client_id: string;
    text: string;
    created_at: Generated<Date>;
  };
}
