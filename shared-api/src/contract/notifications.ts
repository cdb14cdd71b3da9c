import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { NOTIFICATION_DATA, type NotificationDataOf } from './notification-data.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import {
  NOTIFICATION_FAMILIES,
  type NotificationFamily,
  type NotificationTypeOf,
} from './notification-types.ts';
import {
  AgreementCard,
  CardAnswer,
  InvitationCard,
  OfferCard,
  OrderCard,
  PartnershipCard,
  TransferCard,
} from './cards.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const About = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  created_at: z.string(),
  organization: z.nullable(
    z.object({
      id: Id,
      title: z.string(),
      image: z.nullable(z.object({ medium: z.string() })),
      color: z.string(),
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
  /** How many other people than the sender a card of many alike tells of. */
  others: z.number(),
  /**
   * What it is the one card of, for this reader: later news of the same subject replaces it. Null for
   * news that nothing becomes of.
   */
  subject: z.nullable(z.string()),
  /** The order as it stands now; null where it is about none that the reader may read. */
  order: z.nullable(OrderCard),
  offer: z.nullable(OfferCard),
  partnership: z.nullable(PartnershipCard),
  invitation: z.nullable(InvitationCard),
  transfer: z.nullable(TransferCard),
  agreement: z.nullable(AgreementCard),
  /** What has been done with it since, without news to this reader. */
  answer: z.nullable(
    z.object({
      action: CardAnswer,
      is_mine: z.boolean(),
      /** Who of the staff, for the staff. */
      by: z.nullable(z.string()),
    }),
  ),
});

type ContentOf<Family extends NotificationFamily> = {
  readonly type: NotificationTypeOf<Family>;
  readonly extra_data: NotificationDataOf<Family>;
};
/** The content of a notification; its type determines `extra_data`. */
export type NotificationContent = {
  [Family in NotificationFamily]: ContentOf<Family>;
}[NotificationFamily];
export type Notification = NotificationContent & z.output<typeof About>;

const FAMILIES = Object.keys(NOTIFICATION_FAMILIES) as NotificationFamily[];
const contents = FAMILIES.map((family) => ({
  type: z.enum(NOTIFICATION_FAMILIES[family]),
  extra_data: NOTIFICATION_DATA[family],
}));

// One variant for each family; the compiler cannot see through the loop.
export const NotificationContent = z.union(
  contents.map((content) => z.object(content)),
) as unknown as z.ZodMiniType<NotificationContent>;
export const Notification = z.union(
  contents.map((content) => z.extend(About, content)),
) as unknown as z.ZodMiniType<Notification>;

const Count = z.object({ count: z.number() });

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/notifications/',
  summary: 'The person’s notifications, newest first: all, or those that a filter names',
  permission: 'session',
  query: z.object({
    ...pageQuery(21),
    kind: z.optional(z.enum(NOTIFICATION_KINDS)),
    /** `1`: what has come since the person’s last visit and nobody has dealt with yet. */
    unread: z.optional(z.enum(['1'])),
    /** A part of its title or of the name of whom or what it is about, or the number of its order. */
    search: z.optional(text(60)),
  }),
  responses: { 200: pageOf(Notification) },
});

export const getNotification = defineRoute({
  method: 'GET',
  path: '/notifications/{id}/',
  summary: 'One notification of the person, as what it is about stands now',
  permission: 'session',
  params: IdParams,
  responses: { 200: Notification },
  errors: ['not_found'],
});

export const countNotifications = defineRoute({
  method: 'GET',
  path: '/notifications/count/',
  summary: 'The number of unseen notifications; what somebody has dealt with does not count',
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
