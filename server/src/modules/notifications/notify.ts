import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { Tables } from '../../database-tables.ts';
import type { RealtimeEvent } from '../../platform/realtime/publish.ts';
import type { NotificationType } from './notification-texts.ts';

type Publish = (event: RealtimeEvent) => Promise<void>;

interface Notice {
  readonly type: NotificationType;
  /** With the recipient and the type it makes an event arrive once. */
  readonly eventKey: string;
  readonly organizationId: number;
  readonly senderId: number | null;
  readonly extraData: Readonly<Record<string, string | number | boolean | null>>;
}

/** Tells a client what has become of their affair with an organization. */
export async function notifyPerson(
  trx: Transaction<Tables>,
  notice: Notice & { readonly userId: number },
  publish: Publish,
): Promise<void> {
  await store(trx, notice, sql`select ${notice.userId}::bigint as user_id`, true, publish);
}

/** Tells everybody of the staff who may act on it, the owner included. */
export async function notifyStaff(
  trx: Transaction<Tables>,
  notice: Notice & { readonly permission: OrganizationPermission },
  publish: Publish,
): Promise<void> {
  const staff = sql`
    select member.user_id
    from organization_member as member
    left join role on role.id = member.role_id
    where member.organization_id = ${notice.organizationId}
      and (member.is_owner or ${notice.permission} = any(role.permissions))`;
  await store(trx, notice, staff, false, publish);
}

/** Tells everybody who works for an organization that is to help with the affair of another. */
export async function notifyMembers(
  trx: Transaction<Tables>,
  notice: Notice & { readonly membersOf: number },
  publish: Publish,
): Promise<void> {
  const members = sql`
    select user_id from organization_member where organization_id = ${notice.membersOf}`;
  await store(trx, notice, members, false, publish);
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

/** Published in the order of the recipients, so that two transactions never lock their streams crosswise. */
async function store(
  trx: Transaction<Tables>,
  { type, eventKey, organizationId, senderId, extraData }: Notice,
  recipients: RawBuilder<unknown>,
  isClient: boolean,
  publish: Publish,
): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    insert into notification
      (user_id, event_key, type, organization_id, sender_id, is_client, extra_data)
    select recipient.user_id, ${eventKey}, ${type}, ${organizationId}, ${senderId}, ${isClient},
      ${JSON.stringify(extraData)}::jsonb
    from (${recipients}) as recipient
    on conflict (user_id, type, event_key) do nothing
    returning user_id`.execute(trx);
  for (const { user_id } of rows.toSorted((a, b) => a.user_id - b.user_id)) {
    await publish({ key: `unread:${user_id}`, type: 'notification.created', data: { type } });
  }
}
