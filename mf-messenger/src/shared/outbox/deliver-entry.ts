import type { ApiClient, ApiError, ApiFailure } from '@karavan/shared-api/client';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { sendMessage } from '@karavan/shared-api/client/messenger';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { OutboxEntry } from './outbox-entry.ts';

export type Delivery =
  | { readonly kind: 'sent'; readonly message: ChatMessage }
  /** It was already stored by an earlier request, perhaps from another tab. */
  | { readonly kind: 'stored before' }
  /** No answer, or a temporary failure: try again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'canceled' };

interface DeliverOptions {
  readonly signal: AbortSignal;
  /** The upload progress of the pictures, from 0 to 1. */
  onProgress(share: number): void;
  /** Called with the entry as pictures are uploaded, so that they are not uploaded twice. */
  onUploaded(pictures: OutboxEntry['pictures']): void;
}

/** Uploads the missing pictures of a message, then sends it. */
export async function deliverEntry(
  api: ApiClient,
  entry: OutboxEntry,
  { signal, onProgress, onUploaded }: DeliverOptions,
): Promise<Delivery> {
  let { pictures } = entry;
  for (const [index, { file, upload_id }] of pictures.entries()) {
    if (upload_id !== null) continue;
    const body = new FormData();
    body.append('file', file);
    const upload = await api.upload(
      uploadPicture,
      { body },
      {
        signal,
        onProgress: ({ sent, total }) => onProgress((index + sent / total) / pictures.length),
      },
    );
    if (!upload.ok) return deliveryOf(upload);
    pictures = pictures.with(index, { file, upload_id: upload.data.id });
    onUploaded(pictures);
  }
  const { client_id, chat_id, text, item } = entry;
  const answer = await api.call(
    sendMessage,
    {
      params: { id: chat_id },
      body: {
        client_id,
        text,
        pictures: pictures.map(({ upload_id }) => upload_id!),
        ...(item && { item_id: item.id }),
      },
    },
    { signal },
  );
  return answer.ok ? { kind: 'sent', message: answer.data } : deliveryOf(answer);
}

function deliveryOf({ status, error }: ApiFailure): Delivery {
  if (error.isCanceled) return { kind: 'canceled' };
  if (error.code === 'idempotency_key_reused') return { kind: 'stored before' };
  // The session has ended, but the same person may sign in again.
  if (status === 0 || status >= 500 || status === 429 || status === 401) return { kind: 'lost' };
  return { kind: 'refused', reason: reasonOf(error) };
}

function reasonOf({ fields, message }: ApiError): string {
  return Object.values(fields)[0]?.[0] ?? message;
}
