import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getOwnDiscounts } from '@karavan/shared-api/client/discounts';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { useEndpoint } from '@karavan/shared-api/query';
import { sessionAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space, type } from '@karavan/shared-ui/tokens';
import { PhoneWallets } from '../../../shared/phone-wallets/phone-wallets.tsx';
import { OfferedCards } from '../shared/offered-cards.tsx';
import { Wallet } from '../shared/wallet.tsx';
import { useT, withDiscountTexts } from '../translation.ts';

type AllDiscountsProps = OverlayComponentProps<'all_discounts'>;

/** Overlay `all_discounts`: every card of one organization, as it applies to whoever is signed in. */
export const AllDiscounts = withDiscountTexts(Overlay);

function Overlay({ props: { organizationId } }: AllDiscountsProps) {
  const t = useT();
  const session = useAtomValue(sessionAtom);
  return (
    <Column>
      <Heading>{t('all')}</Heading>
      {session ? <Own id={organizationId} /> : <Offered id={organizationId} />}
    </Column>
  );
}

function Own({ id }: { readonly id: number }) {
  const wallet = useEndpoint(getOwnDiscounts, { params: { id } }, { staleTime: 0 });
  return (
    <AsyncView query={wallet} skeleton={<SkeletonCard />}>
      {(data) => (
        <>
          <Wallet wallet={data} />
          {data.passes && (
            <Buttons>
              <PhoneWallets kind="card" of={data} />
            </Buttons>
          )}
        </>
      )}
    </AsyncView>
  );
}

function Offered({ id }: { readonly id: number }) {
  const organization = useEndpoint(getOrganization, { params: { id } });
  return (
    <AsyncView query={organization} skeleton={<SkeletonCard />}>
      {(data) => <OfferedCards organization={data} cards={data.discount_cards} />}
    </AsyncView>
  );
}

const Heading = styled.h1`
  /* Leaves room for the close button. */
  padding: ${space[3]} ${space[8]} 0 0;
  font: ${type.title2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
