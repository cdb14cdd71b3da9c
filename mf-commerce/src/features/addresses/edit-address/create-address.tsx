import { useEffect } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Column } from '@karavan/shared-ui/column';
import { useT } from '../translation.ts';
import { AddressForm } from './lazy-address-form.tsx';

/** Creates an address; the person's own phone is filled in. */
export function CreateAddress() {
  const t = useT();
  const { header } = useShell();
  const me = useEndpoint(getMe, {});
  const title = t('address_new');
  useEffect(() => header.set({ title, backTo: '/delivery-addresses' }), [header, title]);
  return (
    <Column>
      {me.isPending ? (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <PageSkeleton />
        </>
      ) : (
        <AddressForm
          title={title}
          id={null}
          initial={{
            city: '',
            district: '',
            address: '',
            phone: me.data?.phone_number ?? '',
            comment: '',
            location: null,
          }}
        />
      )}
    </Column>
  );
}
