import { z } from 'zod/mini';
import { IdParams } from './common.ts';
import { defineRoute } from './route.ts';

export const getReceiptFile = defineRoute({
  method: 'GET',
  path: '/receipts/{id}/file/',
  summary: 'An order as a document to keep (PDF), in the language of whoever asks and may read it',
  permission: 'session',
  params: IdParams,
  responses: { 200: { mediaType: 'application/pdf' } },
  errors: ['not_found'],
});

export const mailReceipt = defineRoute({
  method: 'POST',
  path: '/receipts/{id}/mail/',
  summary: 'Sends the document to the address that the person has proven; once within ten minutes',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ email: z.string() }) },
  errors: ['not_found', 'email_missing', 'limit_exceeded'],
});
