import type { Locale } from '@karavan/shared-api/contract/locales';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

type Titles = Readonly<Record<NotificationType, string>>;

const TITLES = { ru, en, de, tr, zh } satisfies Readonly<Record<Locale, Titles>>;

/** A type that an older server has stored and nobody knows any more has an empty title. */
export function notificationTitle(type: string, locale: Locale): string {
  const titles: Readonly<Record<string, string>> = TITLES[locale];
  return titles[type] ?? '';
}

interface Described {
  readonly extra_data: Readonly<Record<string, unknown>>;
  readonly sender_name: string | null;
  readonly organization_title: string | null;
}

/** The line below the title: what was said, which device it was, else who it is about. */
export function notificationDescription(notification: Described): string {
  const { extra_data, sender_name, organization_title } = notification;
  const { text, device_title, location, role } = extra_data;
  const parts =
    device_title === undefined
      ? [sender_name ?? organization_title, role, text]
      : [device_title, location];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}
