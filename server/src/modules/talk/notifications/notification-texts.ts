import type { Locale } from '@karavan/shared-api/contract/locales';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

type Titles = Readonly<Record<NotificationType, string>>;

export const NOTIFICATION_TITLES = { ru, en, de, tr, zh } satisfies Readonly<
  Record<Locale, Titles>
>;

export function notificationTitle(type: NotificationType, locale: Locale): string {
  return NOTIFICATION_TITLES[locale][type];
}

interface Described {
  readonly extra_data: Notification['extra_data'];
  readonly sender: { readonly full_name: string } | null;
  readonly organization: { readonly title: string } | null;
}

/** The line below the title: what was said, which device it was, else who it is about. */
export function notificationDescription(notification: Described): string {
  const { extra_data, sender, organization } = notification;
  const parts =
    'device_title' in extra_data
      ? [extra_data.device_title, extra_data.location]
      : [
          sender?.full_name ?? organization?.title,
          'role' in extra_data ? extra_data.role : '',
          'text' in extra_data ? extra_data.text : '',
        ];
  return parts.filter(Boolean).join(' · ');
}
