import { useAtomValue } from 'jotai';
import { Handshake } from 'lucide-react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { createPartnership } from '@karavan/shared-api/client/partners';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { useT, withOfferTexts } from './translation.ts';

/** People who manage the partners of another organization can request a partnership in its name. */
export const OfferPartnership = withOfferTexts(Offers);

function Offers({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const me = useEndpoint(getMe, {}, { enabled: isSignedIn });
  const offer = useWrite(createPartnership, { done: t('partnership_sent') });
  const organizations = me.data?.organizations ?? [];
  const isOwn = organizations.some(({ id }) => id === organizationId);
  const own = organizations.filter(
    ({ permissions }) => !isOwn && permissions.includes('can_manage_followers_partners'),
  );
  return own.map(({ id, title }) => (
    <Button
      key={id}
      kind="quiet"
      size="small"
      icon={<Handshake size={18} />}
      loading={offer.isPending}
      onClick={() => void offer.send({ params: { id }, body: { partnership_id: organizationId } })}
    >
      {t('offer_partnership', { title })}
    </Button>
  ));
}
