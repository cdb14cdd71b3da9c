import { useEffect, useState } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SelectField } from '@karavan/shared-ui/select-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Column } from '@karavan/shared-ui/column';
import { useT as useCommerceT } from '../../../../shared/translation.ts';
import { useT } from '../../translation.ts';

/** Asks first whose till it is. */
const OpenSale = lazily(
  async () => (await import(/* webpackChunkName: "open-sale" */ './open-sale.tsx')).OpenSale,
  <PageSkeleton />,
  atOnce,
);

/** A seller types a sum for a scanned client. */
export function SellBySum() {
  const t = useT();
  const { header } = useShell();
  const me = useEndpoint(getMe, {});
  useEffect(() => header.set({ title: t('sale_title'), backTo: '/scan' }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('sale_title')}</h1>
      <AsyncView query={me} skeleton={<PageSkeleton />}>
        {({ organizations }) => (
          <AtTill
            shops={organizations.filter(({ permissions }) => permissions.includes('can_sell'))}
          />
        )}
      </AsyncView>
    </Column>
  );
}

function AtTill({ shops }: { readonly shops: Me['organizations'] }) {
  const t = useT();
  const commerce = useCommerceT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(shops[0]?.id);
  const client = search.get('client');
  const shop = shops.find(({ id }) => id === chosen);
  if (!shop)
    return (
      <EmptyState scene="closed" title={t('sale_not_seller')} text={t('sale_not_seller_text')} />
    );
  return (
    <>
      {shops.length > 1 && (
        <SelectField
          label={t('sale_organization')}
          value={String(shop.id)}
          options={shops.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      )}
      {client ? (
        <OpenSale key={shop.id} shop={shop} client={client} />
      ) : (
        <EmptyState
          scene="receipt"
          title={t('sale_no_client')}
          text={t('sale_no_client_text')}
          action={{ label: commerce('scan_title'), run: () => void navigate('/scan') }}
        />
      )}
    </>
  );
}
