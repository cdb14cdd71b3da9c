import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { getMe } from '@karavan/shared-api/client/accounts';
import { listPersonNetworks, listPersonPhones } from '@karavan/shared-api/client/person-contacts';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { sessionAtom, type Session } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Sheet } from '../../page-layout.ts';
import { CardView } from './card-view.tsx';
import { useT, withPersonTexts } from '../texts.ts';

/** /profile/business-card: what a person hands out of themselves. */
export function Page() {
  const session = useAtomValue(sessionAtom);
  return session && <OwnCard user={session.user} />;
}

interface OwnCardProps {
  readonly user: Session['user'];
}

const OwnCard = withPersonTexts(function OwnCard({ user: { id } }: OwnCardProps) {
  const t = useT();
  const title = t('card_title');
  useHeader(useMemo(() => ({ title, backTo: '/profile' }), [title]));
  const me = useEndpoint(getMe, {});
  const phones = useEndpoint(listPersonPhones, { params: { id } });
  const networks = useEndpoint(listPersonNetworks, { params: { id } });
  return (
    <Sheet>
      <AsyncView query={me} skeleton={<PageSkeleton />}>
        {({ full_name, username, avatar }) => (
          <AsyncView query={phones} skeleton={<PageSkeleton />}>
            {(numbers) => (
              <AsyncView query={networks} skeleton={<PageSkeleton />}>
                {(accounts) => (
                  <CardView
                    card={{
                      uid: uidOf(id),
                      name: full_name,
                      nickname: username,
                      avatar,
                      phones: numbers.list,
                      networks: accounts.list,
                    }}
                  />
                )}
              </AsyncView>
            )}
          </AsyncView>
        )}
      </AsyncView>
    </Sheet>
  );
});
