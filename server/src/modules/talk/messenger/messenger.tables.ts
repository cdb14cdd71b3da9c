import type { Generated } from 'kysely';

export interface MessengerTables {
  chat: {
    id: Generated<number>;
    chat_type: 'private' | 'organization' | 'group';
    title: Generated<string>;
    image_id: number | null;
    organization_id: number | null;
    /** Only of an organization's chat; all others in it are staff. */
    client_id: number | null;
    /** The two of a private chat, the lower id first. */
    first_id: number | null;
    second_id: number | null;
    last_message_id: number | null;
    created_at: Generated<Date>;
  };
  /** How far a person has got; who may enter an organization's chat does not depend on it. */
  chat_member: {
    chat_id: number;
    user_id: number;
    last_delivered_id: Generated<number>;
    last_read_id: Generated<number>;
    /** May not write there: in a private chat the other one wants no messages of theirs. */
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
  /** What messages are about. */
  chat_message_item: {
    message_id: number;
    /** Null once the item is deleted. */
    item_id: number | null;
  };
  /** Who has written first what was forwarded: a person, or somebody in the name of an organization. */
  chat_message_forward: {
    message_id: number;
    author_id: number | null;
    organization_id: number | null;
  };
  chat_message_picture: {
    message_id: number;
    position: number;
    file_id: number;
  };
}
