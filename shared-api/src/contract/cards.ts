import { z } from 'zod/mini';
import { Id } from './common.ts';
import { AgreementStatus } from './delivery-terms.ts';
import { MEMBERSHIP_STATUSES } from './membership-states.ts';
import { Receipt, ReceiptLine } from './orders.ts';
import { PartnershipStatus } from './partners.ts';
import { TransferStatus } from './transfers.ts';

const { shape } = Receipt;
const { status, courier, city, address } = shape.delivery._zod.def.innerType.shape;
const ticket = shape.tickets._zod.def.element.shape;

/** How many lines of an order a card names. */
export const CARD_LINES = 3;

/** An order as a card shows it: where it stands now, and what the reader may do with it now. */
export const OrderCard = z.object({
  ...z.pick(Receipt, {
    transaction_id: true,
    kind: true,
    status: true,
    payment_status: true,
    method: true,
    reason: true,
    total: true,
    item_count: true,
    fulfilled_at: true,
    booking: true,
    client: true,
    is_mine: true,
    deadline: true,
    note: true,
    can_pay: true,
    can_cancel: true,
    staff_actions: true,
  }).shape,
  organization: z.pick(shape.organization, { id: true, title: true, time_zone: true }),
  /** The first of them. */
  lines: z.array(z.pick(ReceiptLine, { name: true, size: true, quantity: true, image: true })),
  line_count: z.number(),
  /** Where it is brought; null for a pick-up. */
  delivery: z.nullable(z.object({ status, courier, city, address })),
  tickets: z.array(
    z.object({ status: ticket.status, starts_at: ticket.starts_at, place: ticket.place }),
  ),
});
export type OrderCard = z.output<typeof OrderCard>;

/** The delivery that a courier has been asked for, as it stands for them now. */
export const OfferCard = z.object({
  /** `taken`: by another courier; `over`: nobody has to bring it any more. */
  state: z.enum(['open', 'mine', 'taken', 'delivered', 'given_back', 'over']),
  district: z.string(),
  item_count: z.number(),
});
export type OfferCard = z.output<typeof OfferCard>;

export const PartnershipCard = z.object({
  id: Id,
  status: PartnershipStatus,
  /** Whether the reader may accept or decline it now. */
  can_answer: z.boolean(),
});
export type PartnershipCard = z.output<typeof PartnershipCard>;

/** An invitation to work somewhere, as it stands for whom it is. */
export const InvitationCard = z.object({
  membership_id: Id,
  status: z.enum(MEMBERSHIP_STATUSES),
  role: z.string(),
  position: z.string(),
  expires_at: z.string(),
  /** Whether they may accept or decline it now. */
  can_answer: z.boolean(),
});
export type InvitationCard = z.output<typeof InvitationCard>;

/** That a service brings what an organization sells, as it stands. */
export const AgreementCard = z.object({
  id: Id,
  status: AgreementStatus,
  /** Whether the reader may accept or decline it now. */
  can_answer: z.boolean(),
});
export type AgreementCard = z.output<typeof AgreementCard>;

/** An organization that was offered to its reader, as the offer stands. */
export const TransferCard = z.object({
  id: Id,
  status: TransferStatus,
  expires_at: z.string(),
  /** Whether they may accept or decline it now. */
  can_answer: z.boolean(),
});
export type TransferCard = z.output<typeof TransferCard>;

/** What has been done last with what a card is about. */
export const CardAnswer = z.enum([
  'accept',
  'reject',
  'cancel',
  'expire',
  'hand_over',
  'pay',
  'refund',
  'send',
  'deliver',
  'give_back',
  'take_back',
  'settle_cash',
  'return',
  'admit',
  'end',
  'withdraw',
]);
export type CardAnswer = z.output<typeof CardAnswer>;
