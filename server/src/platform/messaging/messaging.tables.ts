import type { Generated } from 'kysely';
import type { MessageChannel } from './send-message.ts';

export interface MessagingTables {
  outbox_message: {
    id: Generated<number>;
    provider_key: string;
    channel: MessageChannel | 'push';
    recipient: string;
    text: string;
    code: string | null;
    created_at: Generated<Date>;
  };
}
