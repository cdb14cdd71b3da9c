import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { Tables } from '../../../database-tables.ts';
import type { RealtimeEvent } from '../../../platform/realtime/publish.ts';

type Publish = (event: RealtimeEvent) => void | Promise<void>;

interface Notice {
  readonly type: NotificationType;
  /** With the recipient and the type it makes an event arrive once. */
  readonly eventKey: string;
  /** Null where no organization has a part in it. */
  readonly organizationId: number | null;
  readonly itemId?: number;
  readonly senderId: number | null;
  readonly extraData: Readonly<Record<string, string | number | boolean | null>>;
}

interface StaffNotice extends Notice {
  readonly organizationId: number;
  readonly permission: OrganizationPermission;
  /** Whose staff; that of the organization it is about unless told. */
  readonly staffOf?: number;
}

/** Tells a person what has become of their own affair. */
export async function notifyPerson(
  trx: Transaction<Tables>,
  notice: Notice & { readonly userId: number },
  publish: Publish,
): Promise<void> {
  await store(trx, notice, person(notice.userId), publish);
}

/** Tells everybody of the staff who may act on it, the owner included. */
export async function notifyStaff(
  trx: Transaction<Tables>,
  notice: StaffNotice,
  publish: Publish,
): Promise<void> {
  await store(trx, notice, staff(notice), publish);
}

/**
 * Tells a person and the staff of the same thing, but not whoever has done it. One of the staff who is
 * that person hears of it once, as the person.
 */
export async function notifyPersonAndStaff(
  trx: Transaction<Tables>,
  notice: StaffNotice & { readonly userId: number | null; readonly senderId: number },
  publish: Publish,
): Promise<void> {
  const recipients = sql`
    select * from (${person(notice.userId)} union all (${staff(notice)})) as told
    where user_id <> ${notice.senderId} order by is_client desc`;
  await store(trx, notice, recipients, publish);
}

/** Tells everybody who works for an organization that is to help with the affair of another. */
export async function notifyMembers(
  trx: Transaction<Tables>,
  notice: Notice & { readonly membersOf: number },
  publish: Publish,
): Promise<void> {
  const members = sql`
    select user_id, false as is_client
    from organization_member where organization_id = ${notice.membersOf}`;
  await store(trx, notice, members, publish);
}

/** Takes back what nobody has to act on any more, whoever was told. */
export async function withdrawNotice(
  trx: Transaction<Tables>,
  { types, eventKey }: Pick<Notice, 'eventKey'> & { readonly types: readonly NotificationType[] },
): Promise<void> {
  await trx
    .deleteFrom('notification')
    .where('type', 'in', types)
    .where('event_key', '=', eventKey)
    .execute();
}

const person = (userId: number | null) => sql`
  select ${userId}::bigint as user_id, true as is_client where ${userId}::bigint is not null`;

const staff = ({ organizationId, permission, staffOf = organizationId }: StaffNotice) => sql`
  select member.user_id, false as is_client
  from organization_member as member
  left join role on role.id = member.role_id
  where member.organization_id = ${staffOf}
    and (member.is_owner or ${permission} = any(role.permissions))`;

/** Published in the order of the recipients, so that two transactions never lock their streams crosswise. */
async function store(
  trx: Transaction<Tables>,
  { type, eventKey, organizationId, itemId, senderId, extraData }: Notice,
  /** Their `user_id`, and `is_client`: whether it is their own affair. */
  recipients: RawBuilder<unknown>,
  publish: Publish,
): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    insert into notification
      (user_id, event_key, type, organization_id, item_id, sender_id, is_client, extra_data)
    select recipient.user_id, ${eventKey}, ${type}, ${organizationId}::bigint,
      ${itemId ?? null}::bigint, ${senderId}::bigint, recipient.is_client,
      ${JSON.stringify(extraData)}::jsonb
    from (${recipients}) as recipient
    on conflict (user_id, type, event_key) do nothing
    returning user_id`.execute(trx);
  for (const { user_id } of rows.toSorted((a, b) => a.user_id - b.user_id)) {
    await publish({ key: `unread:${user_id}`, type: 'notification.created', data: { type } });
  }
}
