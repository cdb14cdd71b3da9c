import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import type { Tables } from '../../../../database-tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { MessagePort } from '../../../../platform/messaging/message-port.ts';
import { countWithin } from '../../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS, DAY_SECONDS } from '../../../../platform/time/durations.ts';
import { findProvenEmail } from '../../../identity/people/index.ts';
import { presentReceipt } from '../receipts.presenter.ts';
import { findWholeReceipts } from '../receipts.queries.ts';
import { drawReceipt } from './draw-receipt.ts';
import { receiptWord } from './receipt-words.ts';

/** A second press means the first one. */
const ONCE = { limit: 1, seconds: 10 * MINUTE_SECONDS };
const PER_PERSON = { limit: 30, seconds: DAY_SECONDS };

/** Sends a document by mail. As any mail: nobody waits for it after some tries. */
export const mailReceiptTask = defineTask(
  'mail-receipt',
  z.object({
    providerKey: z.uuid(),
    orderId: z.number(),
    userId: z.number(),
    locale: z.enum(LOCALES),
  }),
  { maxAttempts: 8 },
);
type Mail = z.output<typeof mailReceiptTask.payload>;

interface Reader {
  readonly orderId: number;
  readonly userId: number;
  readonly locale: Locale;
}

export const receiptFileName = (orderId: number) => `karavan-${orderId}.pdf`;

/**
 * Has the document of an order sent to whoever asks, and may read it. Answers the address.
 * @throws ApiError `not_found`, `email_missing` without a proven address, `limit_exceeded`
 */
export async function queueReceiptMail(
  trx: Transaction<Tables>,
  { orderId, userId, locale }: Reader,
): Promise<string> {
  const db: Kysely<Tables> = trx;
  const [row] = await findWholeReceipts(db, [orderId], userId);
  if (!row) throw new ApiError('not_found');
  const email = await findProvenEmail(trx, userId);
  if (email === null) throw new ApiError('email_missing');
  if (await countWithin(trx, `receipt-mail ${userId} ${orderId}`, ONCE)) {
    if (!(await countWithin(trx, `receipt-mails ${userId}`, PER_PERSON))) {
      throw new ApiError('limit_exceeded');
    }
    const providerKey = crypto.randomUUID();
    await addJob(trx, mailReceiptTask, { providerKey, orderId, userId, locale });
  }
  return email;
}

/** Sends it as it reads by then; nothing to who may not read it any more, or has no address. */
export async function mailReceipt(
  db: Kysely<Tables>,
  send: MessagePort,
  { providerKey, orderId, userId, locale }: Mail,
): Promise<void> {
  const [row] = await findWholeReceipts(db, [orderId], userId);
  const to = await findProvenEmail(db, userId);
  if (!row || to === null) return;
  const chunks: Buffer[] = [];
  const receipt = await drawReceipt(presentReceipt(row, userId, locale), locale);
  for await (const chunk of receipt) {
    chunks.push(chunk as Buffer);
  }
  const name = receiptFileName(orderId);
  await send({
    providerKey,
    channel: 'email',
    to,
    text: receiptWord(locale, 'email_text', { name }),
    code: null,
    attachment: { name, mediaType: 'application/pdf', content: Buffer.concat(chunks) },
  });
}
