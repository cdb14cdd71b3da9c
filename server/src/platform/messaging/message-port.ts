import type { Message } from './send-message.ts';

/** A file that goes with a mail. */
interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Hands a message to a provider; throws when that does not take it, and is then called again. */
export type MessagePort = (
  message: Message & { readonly attachment?: Attachment },
) => Promise<void>;
