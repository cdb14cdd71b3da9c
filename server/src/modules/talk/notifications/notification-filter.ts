import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { typesOf, type NotificationKind } from '@karavan/shared-api/contract/notification-kinds';
import { NOTIFICATION_TYPES } from '@karavan/shared-api/contract/notification-types';
import { selectItemName } from '../../catalog/items/index.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import { notificationTitle } from './notification-texts.ts';

interface NotificationFilter {
  readonly kind?: NotificationKind | undefined;
  readonly unread?: '1' | undefined;
  readonly search?: string | undefined;
}

/** A filter as a condition of a query of `notification`; null where it lets everything through. */
export function notificationFilter(
  { kind, unread, search }: NotificationFilter,
  locale: Locale,
): RawBuilder<SqlBool> | null {
  const conditions = [
    ...(kind ? [sql<SqlBool>`notification.type = any(${typesOf(kind)})`] : []),
    ...(unread ? [IS_NEW] : []),
    ...(search ? [isFoundBy(search, locale)] : []),
  ];
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const IS_NEW = sql<SqlBool>`notification.settled_at is null and notification.id > coalesce((
  select seen_before from notification_state as state
  where state.user_id = notification.user_id), 0)`;

/** Titles are searched as the reader reads them. */
function isFoundBy(search: string, locale: Locale): RawBuilder<SqlBool> {
  const wanted = search.toLocaleLowerCase(locale);
  const types = NOTIFICATION_TYPES.filter((type) =>
    notificationTitle(type, locale).toLocaleLowerCase(locale).includes(wanted),
  );
  const names = [
    selectFullName(sql.ref<number | null>('notification.sender_id')),
    selectOrganizationTitle(sql.ref<number | null>('notification.organization_id')),
    selectItemName(sql.ref<number | null>('notification.item_id')),
  ];
  const named = names.map((name) => sql`position(lower(${search}) in lower(${name})) > 0`);
  return sql<SqlBool>`(notification.type = any(${types})
    or notification.extra_data->>'transaction_id' = ${search}
    or ${sql.join(named, sql` or `)})`;
}
