import type { z } from 'zod/mini';
import type { getDictionary } from '@karavan/shared-api/contract/dictionary';
import { LOCALIZATION_VERSION } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import de from '@karavan/shared-api/order-situation/locales/de.json' with { type: 'json' };
import en from '@karavan/shared-api/order-situation/locales/en.json' with { type: 'json' };
import ru from '@karavan/shared-api/order-situation/locales/ru.json' with { type: 'json' };
import tr from '@karavan/shared-api/order-situation/locales/tr.json' with { type: 'json' };
import zh from '@karavan/shared-api/order-situation/locales/zh.json' with { type: 'json' };
import { errorTexts } from '../../../platform/errors/error-texts.ts';
import { FORM_TEXTS } from '../../../platform/errors/field-texts.ts';
import { NOTIFICATION_TITLES } from '../../talk/notifications/index.ts';

const ORDER_TEXTS = { ru, en, de, tr, zh };

type Dictionary = z.output<(typeof getDictionary.responses)[200]>;

/** What clients that are built elsewhere share with ours. */
export const readDictionary = (locale: Locale): Dictionary => ({
  version: LOCALIZATION_VERSION,
  locale,
  texts: {
    errors: errorTexts(locale),
    fields: FORM_TEXTS[locale],
    orders: ORDER_TEXTS[locale],
    notifications: NOTIFICATION_TITLES[locale],
  },
});
