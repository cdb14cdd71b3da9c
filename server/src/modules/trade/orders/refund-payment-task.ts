import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';

/** Gives back through the provider what was paid online for an order; added when it is decided. */
export const refundPaymentTask = defineTask('refund-payment', z.object({ orderId: z.number() }));
