import type { FieldIssue } from '@karavan/shared-api/contract/field-issue';
import type { Locale } from '@karavan/shared-api/contract/locales';
import de from '@karavan/shared-api/form/locales/de.json' with { type: 'json' };
import en from '@karavan/shared-api/form/locales/en.json' with { type: 'json' };
import ru from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import tr from '@karavan/shared-api/form/locales/tr.json' with { type: 'json' };
import zh from '@karavan/shared-api/form/locales/zh.json' with { type: 'json' };
import { problemKey } from '@karavan/shared-api/form/problem-key';

/** A form says the same by itself, before anything is sent. */
export const FORM_TEXTS = { ru, en, de, tr, zh } satisfies Record<Locale, object>;

/** What a person reads beside the field. */
export function fieldText(field: string, { problem, limit }: FieldIssue, locale: Locale): string {
  return FORM_TEXTS[locale][problemKey(field, problem)].replace('{{limit}}', String(limit ?? ''));
}
