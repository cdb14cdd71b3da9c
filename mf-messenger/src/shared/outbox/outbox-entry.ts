/** A message that has not reached the server yet. */
export interface OutboxEntry {
  /** Its name for the server, which stores it once however often it is sent. */
  readonly client_id: string;
  readonly user_id: number;
  readonly chat_id: number;
  readonly text: string;
  readonly pictures: readonly OutboxPicture[];
  /** When it was written: ISO 8601. */
  readonly created_at: string;
  /** Why the server does not take it; null while it waits its turn. */
  readonly refusal: string | null;
}

interface OutboxPicture {
  readonly file: Blob;
  /** What the server calls it once it is uploaded. */
  readonly upload_id: number | null;
}
