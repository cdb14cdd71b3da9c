import type { MessageItem } from '@karavan/shared-api/contract/messenger';

/** A message that has not reached the server yet. */
export interface OutboxEntry {
  /** Its id for the server, which stores it once however often it is sent. */
  readonly client_id: string;
  readonly user_id: number;
  readonly chat_id: number;
  readonly text: string;
  readonly pictures: readonly OutboxPicture[];
  /** What it is about. */
  readonly item?: MessageItem | undefined;
  /** When it was written: ISO 8601. */
  readonly created_at: string;
  /** Why the server refused it; null while it waits. */
  readonly refusal: string | null;
}

interface OutboxPicture {
  readonly file: Blob;
  /** The id of the upload, once there is one. */
  readonly upload_id: number | null;
}
