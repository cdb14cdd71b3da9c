import { useAtomValue } from 'jotai';
import { getOrganizationClient } from '@karavan/shared-api/client/organizations';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
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
    const isSignedIn = useAtomValue(isSignedInAtom);
    const of = { params: { id: organizationId } };
    const { refetch } = useEndpoint(getOrganizationClient, of, { enabled: false });
    async function open(): Promise<void> {
      await overlays.open('all_discounts', { organizationId });
      // Another card may have been chosen there.
      if (isSignedIn) void refetch();
    }
    return (
      <Button kind="quiet" wide onClick={() => void open()}>
        {t('all', { count })}
      </Button>
    );
  },
  null,
);
