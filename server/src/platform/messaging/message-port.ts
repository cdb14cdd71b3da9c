import type { Message } from './send-message.ts';

/** Hands a message to a provider; throws when that does not take it, and is then called again. */
export type MessagePort = (message: Message) => Promise<void>;
