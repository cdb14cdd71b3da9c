import { z } from 'zod/mini';
import { Id, pageOf, pageQuery } from './common.ts';
import { defineRoute } from './route.ts';

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  description: z.string(),
  created_at: z.string(),
  organization: z.nullable(
    z.object({
      id: Id,
      title: z.string(),
      image: z.nullable(z.object({ medium: z.string() })),
      address: z.string(),
      verification_status: z.string(),
    }),
  ),
  sender: z.nullable(z.object({ full_name: z.string(), avatar: z.nullable(z.string()) })),
  item: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      image: z.nullable(z.object({ medium: z.string() })),
    }),
  ),
  is_client: z.boolean(),
  extra_data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Notification = z.output<typeof Notification>;

const Count = z.object({ count: z.number() });

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/notifications/',
  summary: 'The person’s notifications, newest first',
  permission: 'session',
  query: z.object(pageQuery(21)),
  responses: { 200: pageOf(Notification) },
});

export const countNotifications = defineRoute({
  method: 'GET',
  path: '/notifications/count/',
  summary: 'How many notifications have not been seen',
  permission: 'session',
  responses: { 200: Count },
});

export const resetNotificationCount = defineRoute({
  method: 'POST',
  path: '/notifications/count/',
  summary: 'Marks all notifications as seen',
  permission: 'session',
  responses: { 200: Count },
});
