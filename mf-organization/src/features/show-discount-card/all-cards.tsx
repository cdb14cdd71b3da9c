import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-all-cards';
const { useT } = bindTranslations<typeof messages>(NAMESPACE);

interface AllCardsProps {
  readonly organizationId: number;
  readonly count: number;
}

/** The way to all cards of an organization that has several. */
export const AllCards = withTexts(
  NAMESPACE,
  (locale) => import(/* webpackChunkName: "all-cards-[request]" */ `./locales/${locale}.json`),
  ({ organizationId, count }: AllCardsProps) => {
    const t = useT();
    const { overlays } = useShell();
    return (
      <Button
        kind="quiet"
        wide
        onClick={() => void overlays.open('all_discounts', { organizationId })}
      >
        {t('all', { count })}
      </Button>
    );
  },
  null,
);
