import { sql, type Expression, type RawBuilder } from 'kysely';
import type { NotificationDataOf } from '@karavan/shared-api/contract/notification-data';
import type {
  NotificationFamily,
  NotificationTypeOf,
} from '@karavan/shared-api/contract/notification-types';
import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { NotificationsTables } from './notifications.tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { membersOf, ownerOf, staffWith } from '../../organizations/staff/index.ts';
import { planPushes, takesPushes } from '../pushes/index.ts';
import { grow } from './growing-cards.ts';
import { growingSubject } from './subjects.ts';

/** A type with what its family says. */
export type NotificationContent = {
  [Family in NotificationFamily]: {
    readonly type: NotificationTypeOf<Family>;
    readonly extraData: NotificationDataOf<Family>;
  };
}[NotificationFamily];

type NewNotification = NotificationContent & {
  /** With the recipient and the type it makes an event arrive once. */
  readonly eventKey: string;
  /** Null where no organization has a part in it. */
  readonly organizationId: number | null;
  readonly itemId?: number | undefined;
  readonly senderId: number | null;
  /** What it is the one card of; absent for news that nothing becomes of. */
  readonly subject?: string;
  /** What it is of many alike about, `item:7`: within a day they are one card, which grows. */
  readonly group?: string;
  /** What has been done, for those who are told of what one of them has done. */
  readonly answered?: { readonly answer: CardAnswer; readonly actorId: number };
};

type StaffNotification = NewNotification & {
  readonly organizationId: number;
  readonly permission: OrganizationPermission;
  /** Whoever has done it need not hear of it. */
  readonly except?: number | null;
  /** Whose staff; that of the organization it is about unless told. */
  readonly staffOf?: number;
};

/** Where it is stored, and how open devices hear of it. */
type Unit = Pick<UnitOfWork<NotificationsTables>, 'trx' | 'publish'>;

/** Tells a person what has become of their own affair. */
export async function notifyPerson(
  unit: Unit,
  notification: NewNotification & { readonly userId: number },
): Promise<void> {
  await store(unit, notification, person(notification.userId));
}

/** Tells everybody of the staff who may act on it, the owner included. */
export async function notifyStaff(unit: Unit, notification: StaffNotification): Promise<void> {
  await store(unit, notification, staff(notification));
}

/**
 * Tells a person and the staff of the same thing, but not whoever has done it. One of the staff who is
 * that person hears of it once, as the person.
 */
export async function notifyPersonAndStaff(
  unit: Unit,
  notification: StaffNotification & { readonly userId: number | null; readonly senderId: number },
): Promise<void> {
  const recipients = sql`
    select distinct on (user_id) user_id, is_client
    from (${person(notification.userId)} union all (${staff(notification)})) as told
    where user_id <> ${notification.senderId} order by user_id, is_client desc`;
  await store(unit, notification, recipients);
}

/** Tells everybody who works for an organization that is to help with the affair of another. */
export async function notifyMembers(
  unit: Unit,
  notification: NewNotification & { readonly membersOf: number },
): Promise<void> {
  await store(unit, notification, others(membersOf(notification.membersOf)));
}

/** Tells the owner of an organization what concerns nobody else of its staff. */
export async function notifyOwner(
  unit: Unit,
  notification: NewNotification & { readonly organizationId: number },
): Promise<void> {
  await store(unit, notification, others(ownerOf(notification.organizationId)));
}

/** Tells each of the selected people what has become of their affair. What else is selected is in their `extra_data`. */
export async function notifyPeople(
  unit: Unit,
  notification: NewNotification & {
    readonly people: Expression<{ user_id: number; transaction_id?: number | null }>;
  },
): Promise<void> {
  const people = sql`select told.*, true as is_client from ${notification.people} as told`;
  await store(unit, notification, people);
}

/**
 * Tells somebody of the staff of their own work. Of what they have just done themselves they have a note, which
 * counts as seen.
 */
export async function notifyWorker(
  unit: Unit,
  notification: NewNotification & {
    readonly userId: number | null;
    readonly actorId: number | null;
  },
): Promise<void> {
  const { userId, actorId } = notification;
  const worker = sql`
    select ${userId}::bigint as user_id, false as is_client where ${userId}::bigint is not null`;
  await store(unit, { ...notification, isSeen: userId === actorId }, worker);
}

const person = (userId: number | null) => sql`
  select ${userId}::bigint as user_id, true as is_client where ${userId}::bigint is not null`;

const staff = ({ organizationId, permission, staffOf, except = null }: StaffNotification) =>
  sql`${others(staffWith(permission, staffOf ?? organizationId))}
    where told.user_id is distinct from ${except}::bigint`;

/** People who hear of it, though it is not their own affair. */
const others = (people: ReturnType<typeof membersOf>) =>
  sql`select told.user_id, false as is_client from ${people} as told`;

/**
 * @param recipients their `user_id`, each once, `is_client`: whether it is their own affair, and what only they
 *   are told
 */
async function store(
  { trx, publish }: Unit,
  notification: NewNotification & { readonly isSeen?: boolean },
  recipients: RawBuilder<unknown>,
): Promise<void> {
  const { type, eventKey, organizationId, itemId, senderId, extraData, group } = notification;
  const { answered, isSeen = false } = notification;
  const subject =
    group === undefined ? notification.subject : growingSubject(type, group, new Date());
  const { rows } = await sql<{ id: number; user_id: number; takes_pushes: boolean }>`
    ${group === undefined ? sql`` : sql`with grown as (${grow(notification, subject!, recipients)})`}
    insert into notification
      (user_id, event_key, type, organization_id, item_id, sender_id, is_client, extra_data,
       subject, answer, answered_by, settled_at)
    select recipient.user_id, ${eventKey}, ${type}, ${organizationId}::bigint,
      ${itemId ?? null}::bigint, ${senderId}::bigint, recipient.is_client,
      ${JSON.stringify(extraData)}::jsonb || ${OWN_DATA},
      ${subject ?? null}, ${answered?.answer ?? null}, ${answered?.actorId ?? null}::bigint,
      case when ${isSeen} then now() end
    from (${recipients}) as recipient
    ${group === undefined ? sql`` : sql`where recipient.user_id in (select user_id from grown)`}
    ${subject === undefined ? ONCE : UP_AGAIN}
    returning id, user_id, ${takesPushes(sql.ref('notification.user_id'))} as takes_pushes`.execute(
    trx,
  );
  for (const { id, user_id } of rows) {
    publish({
      key: `unread:${user_id}`,
      type: 'notification.created',
      data: { type, id, subject: subject ?? null },
    });
  }
  const told = isSeen ? [] : rows.filter(({ takes_pushes }) => takes_pushes);
  await planPushes(
    trx,
    'notification',
    told.map(({ id, user_id }) => ({ id, userId: user_id })),
  );
}

/** What a recipient hears and others do not. */
const OWN_DATA = sql`jsonb_strip_nulls(to_jsonb(recipient) - '{user_id,is_client}'::text[])`;

const ONCE = sql`on conflict (user_id, type, event_key) do nothing`;

/** The card moves to the top with a number of its own, and is unseen and open again. */
const UP_AGAIN = sql`
  on conflict (user_id, subject) where subject is not null do update set
    id = default, created_at = default, settled_at = excluded.settled_at,
    answer = excluded.answer, answered_by = excluded.answered_by,
    type = excluded.type, event_key = excluded.event_key, extra_data = excluded.extra_data,
    organization_id = excluded.organization_id, item_id = excluded.item_id,
    sender_id = excluded.sender_id, is_client = excluded.is_client
  where (notification.type, notification.event_key) <> (excluded.type, excluded.event_key)`;
