import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';
import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { DeliveryAction } from '../orders/index.ts';

/** The staff have asked for a delivery, or it has gone along a row of its transition table. */
export const deliveryMoved = defineEvent<{
  readonly organizationId: number;
  /** The delivery service. */
  readonly serviceId: number;
  readonly deliveryId: number;
  readonly orderId: number;
  readonly clientId: number;
  readonly courierId: number | null;
  /** Who has pressed, courier or staff; null for the clock. */
  readonly actorId: number | null;
  readonly action: DeliveryAction;
  /** Null when it is asked for the first time. */
  readonly from: DeliveryStatus | null;
  readonly to: DeliveryStatus;
  /** What the client pays for the order, and what the service gets, in minor units. */
  readonly total: number;
  readonly fee: number;
  readonly whoPays: 'organization' | 'client';
  readonly currency: string;
}>('delivery-moved');

/** The staff of a service have given a delivery to another courier than the one who had it. */
export const deliveryPassedOn = defineEvent<{
  readonly organizationId: number;
  readonly deliveryId: number;
  /** Who has it no more. */
  readonly courierId: number;
  readonly actorId: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}>('delivery-passed-on');

/** The cash that a courier has collected for an order has reached the organization. */
export const cashSettled = defineEvent<{
  readonly organizationId: number;
  readonly orderId: number;
  readonly actorId: number;
}>('cash-settled');

/** The courier has got the goods, or has brought back what could not be delivered. */
export const goodsMoved = defineEvent<{
  readonly organizationId: number;
  readonly serviceId: number;
  readonly orderId: number;
  readonly courierId: number;
}>('goods-moved');

/** The staff have got goods back that could not be delivered. */
export const returnConfirmed = defineEvent<{
  readonly organizationId: number;
  readonly serviceId: number;
  readonly deliveryId: number;
  readonly orderId: number;
  readonly courierId: number | null;
  readonly actorId: number;
}>('return-confirmed');

/** A hand-over of cash from a courier to the service has gone one step. */
export const handOverMoved = defineEvent<{
  readonly handOverId: number;
  /** The service. */
  readonly organizationId: number;
  readonly courierId: number;
  readonly actorId: number;
  readonly action: 'declare' | 'dispute' | 'confirm' | 'agree' | 'withdraw';
}>('hand-over-moved');
