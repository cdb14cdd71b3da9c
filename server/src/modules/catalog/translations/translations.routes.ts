import type { Kysely } from 'kysely';
import { translate } from '@karavan/shared-api/contract/translations';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { findTranslations } from './find-translations.ts';
import type { TranslationsTables } from './translations.tables.ts';

export function translationsRoutes(db: Kysely<TranslationsTables>): ImplementedRoute[] {
  return [
    implement(translate, async ({ body, context: { locale } }) => {
      const [title = '', description = ''] = await findTranslations(db, locale, [
        body.title,
        body.description,
      ]);
      return { title, description, language: locale };
    }),
  ];
}
