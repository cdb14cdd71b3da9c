import { z } from 'zod/mini';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const OutboxMessage = z.object({
  channel: z.enum(['sms', 'whatsapp', 'email', 'push']),
  to: z.string(),
  text: z.string(),
  code: z.nullable(z.string()),
  created_at: z.string(),
});
export type OutboxMessage = z.output<typeof OutboxMessage>;

export const listOutbox = defineRoute({
  method: 'GET',
  path: '/dev/outbox/',
  summary: 'Messages of the demo, newest first; absent in production',
  permission: 'public',
  query: z.object({ to: z.optional(text(100, { isOptional: true })) }),
  responses: { 200: z.array(OutboxMessage) },
  errors: ['not_found'],
});
