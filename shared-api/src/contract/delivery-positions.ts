import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { defineRoute } from './route.ts';

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

export const shareDeliveryPosition = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/position_sharing/',
  summary: 'The courier lets the client of one delivery see where they are, or ends that',
  permission: 'courier',
  params: IdParams,
  body: z.object({ is_shared: z.boolean() }),
  responses: { 200: z.object({ is_shared: z.boolean() }) },
  errors: ['not_found', 'conflict'],
});

/** Only the last one is kept, and it is gone with the delivery. More than one in ten seconds changes nothing. */
export const reportDeliveryPosition = defineRoute({
  method: 'PUT',
  path: '/delivery/{id}/position/',
  summary: 'Where the courier is who shares it, in degrees',
  permission: 'courier',
  params: IdParams,
  body: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  responses: { 204: null },
  errors: ['not_found', 'conflict'],
});

export const CourierPosition = z.object({
  delivery_id: Id,
  latitude: z.number(),
  longitude: z.number(),
  /** When the courier was there. */
  at: z.string(),
});
export type CourierPosition = z.output<typeof CourierPosition>;

export const getCourierPosition = defineRoute({
  method: 'GET',
  path: '/receipts/{id}/courier_position/',
  summary: 'Where the courier of one’s own order is, while they bring it and share that; else null',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ position: z.nullable(CourierPosition) }) },
  errors: ['not_found'],
});
