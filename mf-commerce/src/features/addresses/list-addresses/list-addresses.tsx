import { useEffect } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { listDeliveryAddresses } from '@karavan/shared-api/client/delivery-addresses';
import { DELIVERY_ADDRESSES_MAX } from '@karavan/shared-api/contract/limits';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { type ButtonAppearance, buttonAppearance } from '@karavan/shared-ui/button-appearance';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { AddressCard } from './address-card.tsx';

const CREATE = '/delivery-addresses/create';

/** The client's delivery addresses, the default one first. */
export function ListAddresses() {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const navigate = useNavigate();
  const addresses = useEndpoint(listDeliveryAddresses, {});
  useEffect(
    () => header.set({ title: commerce('addresses'), backTo: '/profile' }),
    [header, commerce],
  );
  return (
    <Column>
      <h1 className="visually-hidden">{commerce('addresses')}</h1>
      <AsyncView query={addresses} skeleton={<AddressesSkeleton />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              scene="address"
              title={t('addresses_empty')}
              text={t('addresses_empty_text')}
              action={{ label: commerce('add_address'), run: () => void navigate(CREATE) }}
            />
          ) : (
            <>
              <List>
                {list.map((address) => (
                  <AddressCard key={address.id} address={address} />
                ))}
              </List>
              {list.length < DELIVERY_ADDRESSES_MAX ? (
                <Add to={CREATE} $kind="primary" $size="large" $wide>
                  <Plus size={20} aria-hidden />
                  {commerce('add_address')}
                </Add>
              ) : (
                <Muted>{t('addresses_full', { limit: DELIVERY_ADDRESSES_MAX })}</Muted>
              )}
            </>
          )
        }
      </AsyncView>
    </Column>
  );
}

function AddressesSkeleton() {
  return (
    <Loading>
      <List as="div">
        {['first', 'second', 'third'].map((key) => (
          <Panel key={key} as="div">
            <SkeletonRow />
            <SkeletonRow />
          </Panel>
        ))}
      </List>
    </Loading>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Add = styled(Link)<ButtonAppearance>`
  ${buttonAppearance}

  ${media.wide} {
    justify-self: start;
    width: auto;
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
