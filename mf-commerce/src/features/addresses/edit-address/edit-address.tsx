import { useEffect } from 'react';
import { getDeliveryAddress } from '@karavan/shared-api/client/delivery-addresses';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Column } from '@karavan/shared-ui/column';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { AddressForm } from './lazy-address-form.tsx';

/** Edits an existing address. */
export function EditAddress({ id }: { readonly id: number }) {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const navigate = useNavigate();
  const address = useEndpoint(getDeliveryAddress, { params: { id } });
  const title = t('address_change');
  useEffect(() => header.set({ title, backTo: '/delivery-addresses' }), [header, title]);
  return (
    <Column>
      {!address.data && <h1 className="visually-hidden">{title}</h1>}
      <AsyncView
        query={address}
        skeleton={<PageSkeleton />}
        failure={{
          gone: (
            <EmptyState
              scene="gone"
              title={t('address_gone')}
              action={{
                label: commerce('addresses'),
                run: () => void navigate('/delivery-addresses', { replace: true }),
              }}
            />
          ),
        }}
      >
        {({ id: _id, is_default: _isDefault, ...initial }) => (
          <AddressForm title={title} id={id} initial={initial} />
        )}
      </AsyncView>
    </Column>
  );
}
