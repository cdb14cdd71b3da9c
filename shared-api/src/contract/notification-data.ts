import { z } from 'zod/mini';
import { Amount, Id } from './common.ts';
import type { NotificationFamily } from './notification-types.ts';
import { DeliveryPayer, OrderMethod } from './order-states.ts';

const Currency = z.string().check(z.length(3));

/** A sum in the currency's own number of digits; the currency is in a separate key. */
const price = { final_price: Amount, currency: Currency };

/**
 * What a notification contains besides its title, by family; keys as in the specification (section
 * 3).
 */
export const NOTIFICATION_DATA = {
  orders: z.object({ transaction_id: Id, ...price, method: OrderMethod }),
  sales: z.object({
    transaction_id: Id,
    ...price,
    method: OrderMethod,
    total_price: z.optional(Amount),
    discount_percent: z.optional(z.string()),
  }),
  payments: z.object({ transaction_id: Id, ...price, method: z.optional(OrderMethod) }),
  cashback: z.object({
    transaction_id: z.optional(Id),
    ...price,
    method: z.optional(OrderMethod),
  }),
  /** Without the order for somebody who has not bought it. */
  tickets: z.object({ transaction_id: z.optional(Id) }),
  deliveryRequests: z.object({
    transaction_id: Id,
    delivery_amount: Amount,
    delivery_currency: Currency,
    who_pays: DeliveryPayer,
  }),
  deliveries: z.object({
    transaction_id: Id,
    ...price,
    delivery_organization_title: z.optional(z.string()),
    delivery_organization_image: z.optional(z.string()),
  }),
  partnerships: z.object({ partnership_id: Id, own_organization: Id }),
  agreements: z.object({ agreement_id: Id, own_organization: Id }),
  staff: z.object({
    membership_id: z.optional(Id),
    role: z.optional(z.string()),
    // What the reader may do there, as of now.
    can_send_message: z.optional(z.boolean()),
    can_edit_organization: z.optional(z.boolean()),
  }),
  attendance: z.object({ membership_id: z.optional(Id) }),
  resumes: z.object({
    resume_request_id: z.optional(Id),
    sender_organization: z.optional(Id),
  }),
  devices: z.object({
    device_title: z.nullable(z.string()),
    location: z.string(),
    created_at: z.string(),
  }),
  comments: z.object({ comment_id: Id, text: z.string() }),
  messages: z.object({
    message_id: z.optional(Id),
    // Where it leads: whoever writes in the name of the organization sees what was sent, others what they got.
    can_send_message: z.optional(z.boolean()),
    // How it begins; absent where the reader does not see it any more.
    text: z.optional(z.string()),
  }),
  news: z.object({}),
} satisfies Readonly<Record<NotificationFamily, z.ZodMiniType>>;

export type NotificationDataOf<Family extends NotificationFamily> = z.output<
  (typeof NOTIFICATION_DATA)[Family]
>;
