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
  /** How many people besides the sender. */
  readonly others: number;
}

/** By the plurals that a language has. */
type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const AND_OTHERS: Readonly<Record<Locale, Plurals>> = {
  ru: {
    one: 'и ещё {count} человек',
    few: 'и ещё {count} человека',
    other: 'и ещё {count} человек',
  },
  en: { one: 'and {count} other person', other: 'and {count} other people' },
  de: { one: 'und {count} weitere Person', other: 'und {count} weitere Personen' },
  tr: { other: 've {count} kişi daha' },
  zh: { other: '和其他 {count} 人' },
};

/** `Азиз и ещё 49 человек`; the name alone where there is nobody else. */
function withOthers(name: string, others: number, locale: Locale): string {
  if (others === 0) return name;
  const texts = AND_OTHERS[locale];
  const text = texts[new Intl.PluralRules(locale).select(others)] ?? texts.other;
  return `${name} ${text.replace('{count}', String(others))}`;
}

/** The line below the title: what was said, which device it was, else who it is about. */
export function notificationDescription(notification: Described, locale: Locale): string {
  const { extra_data, sender, organization, others } = notification;
  const parts =
    'device_title' in extra_data
      ? [extra_data.device_title, extra_data.location]
      : [
          sender ? withOthers(sender.full_name, others, locale) : organization?.title,
          'role' in extra_data ? extra_data.role : '',
          'text' in extra_data ? extra_data.text : '',
        ];
  return parts.filter(Boolean).join(' · ');
}
