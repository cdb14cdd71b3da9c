import { z } from 'zod';
import { defineTask } from '../jobs/define-task.ts';

export type MessageChannel = z.output<typeof MessageChannel>;
const MessageChannel = z.enum(['sms', 'whatsapp', 'email']);

export type Message = z.output<typeof Message>;
const Message = z.object({
  /** Drawn once for each message; a provider that knows keys delivers each of them once. */
  providerKey: z.uuid(),
  channel: MessageChannel,
  /** A phone number or a mail address. */
  to: z.string().min(1),
  text: z.string().min(1),
  /** The code in the text, where there is one. */
  code: z.string().nullable(),
});

/** Sends one message, at least once. A message that nobody takes for half an hour has lost its use. */
export const sendMessage = defineTask('send-message', Message, { maxAttempts: 8 });
