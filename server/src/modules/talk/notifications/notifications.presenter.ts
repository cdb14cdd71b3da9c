import * as contract from '@karavan/shared-api/contract/notifications';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentImage, type PictureRow } from '../../../platform/files/present-image.ts';
import { organizationColor } from '../../organizations/organizations/index.ts';
import { excerptOf } from './excerpt.ts';
import { notificationDescription, notificationTitle } from './notification-texts.ts';
import type { NotificationRow } from './notifications.queries.ts';
import type { Cards } from './read-cards.ts';
import { parseSubject } from './subjects.ts';

interface Reading {
  readonly userId: number;
  readonly locale: Locale;
  readonly cards: Cards;
}

/** Null for what only a newer server knows, which may run beside this one. */
export function presentNotification(
  row: NotificationRow,
  { userId, locale, cards }: Reading,
): contract.Notification | null {
  const content = contract.NotificationContent.safeParse({
    type: row.type,
    extra_data: { ...row.extra_data, ...rightsOf(row), ...textOf(row, cards) },
  });
  if (!content.success) return null;
  const { type, extra_data } = content.data;
  const { organization, sender, item } = row;
  const others = Math.max(0, row.people - 1);
  return {
    id: row.id,
    ...content.data,
    title: notificationTitle(type, locale),
    description: notificationDescription({ ...row, extra_data, others }, locale),
    created_at: row.created_at.toISOString(),
    organization: organization && {
      id: organization.id,
      title: organization.title,
      image: mediumOf(organization.logo),
      color: organizationColor(organization.id, organization.logo?.color),
      address: organization.address,
      verification_status: organization.verification_status,
    },
    sender: sender && {
      full_name: sender.full_name,
      avatar: sender.avatar && presentImage(sender.avatar).small,
    },
    item: item && { id: item.id, name: item.name, image: mediumOf(item.image) },
    is_client: row.is_client,
    others,
    subject: row.subject,
    ...cardOf(row, cards),
    answer: answerOf(row, userId),
  };
}

function cardOf(
  { subject }: NotificationRow,
  { orders, offers, partnerships, invitations, transfers, agreements }: Cards,
) {
  const { kind, id } = parseSubject(subject);
  return {
    order: (kind === 'order' && orders.get(id)) || null,
    offer: (kind === 'offer' && offers.get(id)) || null,
    partnership: (kind === 'partnership' && partnerships.get(id)) || null,
    invitation: (kind === 'membership' && invitations.get(id)) || null,
    transfer: (kind === 'transfer' && transfers.get(id)) || null,
    agreement: (kind === 'agreement' && agreements.get(id)) || null,
  };
}

/** What an organization has written is read as it stands: nothing of it where the reader does not see it any more. */
function textOf({ subject }: NotificationRow, { messages }: Cards) {
  const { kind, id } = parseSubject(subject);
  const text = kind === 'message' ? messages.get(id) : undefined;
  return text === undefined ? {} : { text: excerptOf(text) };
}

function answerOf(
  { answer, answered_by, answered_by_name, is_client }: NotificationRow,
  userId: number,
): contract.Notification['answer'] {
  if (answer === null) return null;
  const is_mine = answered_by === userId;
  // Who of the staff it was is the staff's affair.
  return { action: answer, is_mine, by: is_client || is_mine ? null : answered_by_name };
}

/** What the reader may do in the organization now; families that do not tell it leave it out. */
const rightsOf = ({ permissions }: NotificationRow) => ({
  can_send_message: permissions?.includes('can_send_message') ?? false,
  can_edit_organization: permissions?.includes('can_edit_organization') ?? false,
});

const mediumOf = (picture: PictureRow | null) =>
  picture && { medium: presentImage(picture).medium };
