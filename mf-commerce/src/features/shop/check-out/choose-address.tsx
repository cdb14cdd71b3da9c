import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { getCart, updateCartDelivery } from '@karavan/shared-api/client/carts';
import { listDeliveryAddresses } from '@karavan/shared-api/client/delivery-addresses';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { color, fontSize, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';
import { useCall } from '../../../shared/use-call.ts';

/** Where a cart is brought to: one of the client's addresses, or a new one. */
export function ChooseAddress({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const addresses = useEndpoint(listDeliveryAddresses, {});
  const back = encodeURIComponent(`/carts/${cart.id}/delivery?receiving=courier`);
  return (
    <>
      <AsyncView query={addresses} skeleton={<SkeletonText lines={3} />}>
        {({ list }) => (list.length > 0 ? <Choice cart={cart} addresses={list} /> : null)}
      </AsyncView>
      <Add to={`/delivery-addresses/create?back=${back}`}>
        <Plus size={20} aria-hidden />
        {t('add_address')}
      </Add>
    </>
  );
}

interface ChoiceProps {
  readonly cart: Cart;
  readonly addresses: readonly DeliveryAddress[];
}

function Choice({ cart, addresses }: ChoiceProps) {
  const t = useT();
  const { api } = useShell();
  const queries = useQueryClient();
  const { run } = useCall();
  const params = { id: cart.id };
  const key = endpointKey(getCart, 'one', { params });

  async function choose(address: DeliveryAddress | undefined): Promise<void> {
    if (!address || !cart.delivery) return;
    queries.setQueryData<Cart>(key, { ...cart, delivery: { ...cart.delivery, address } });
    const body = { address_id: address.id };
    const answer = await run(() => api.call(updateCartDelivery, { params, body }));
    queries.setQueryData<Cart>(key, answer?.ok ? answer.data : cart);
  }

  return (
    <RadioGroup
      label={t('bring_to')}
      value={cart.delivery?.address ? String(cart.delivery.address.id) : null}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: <AddressWords address={address} />,
      }))}
      onChange={(id) => void choose(addresses.find((address) => String(address.id) === id))}
    />
  );
}

function AddressWords({ address }: { readonly address: DeliveryAddress }) {
  return (
    <Words>
      {address.address}
      <Muted>{[address.city, address.district, address.comment].filter(Boolean).join(', ')}</Muted>
    </Words>
  );
}

const Words = styled.span`
  display: grid;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const Add = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
