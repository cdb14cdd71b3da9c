import { bindTranslations } from '@karavan/shared-api/i18n';
import type messages from '../locales/ru.json';

export const { useT } = bindTranslations<typeof messages>('mf-example');
