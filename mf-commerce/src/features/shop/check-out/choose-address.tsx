import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { getCart, updateCartDelivery } from '@karavan/shared-api/client/carts';
import { listDeliveryAddresses } from '@karavan/shared-api/client/delivery-addresses';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import {
  endpointKey,
  request,
  updateAnswer,
  useEndpoint,
  useWrite,
} from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { color, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** The delivery address of a cart: one of the client's addresses, or a new one. */
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
  const input = { params: { id: cart.id } };
  const choice = useWrite(
    (address: DeliveryAddress) =>
      request(updateCartDelivery, { ...input, body: { address_id: address.id } }),
    {
      whileBusy: 'queue',
      optimistic: (address, queries) =>
        updateAnswer(queries, getCart, input, (now) => ({
          ...now,
          delivery: now.delivery && { ...now.delivery, address },
        })),
      onSuccess: (changed, _address, queries) =>
        void queries.setQueryData(endpointKey(getCart, 'one', input), changed),
    },
  );

  return (
    <RadioGroup
      label={t('bring_to')}
      value={cart.delivery?.address ? String(cart.delivery.address.id) : null}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: <AddressWords address={address} />,
      }))}
      onValueChange={(id) => {
        const chosen = addresses.find((address) => String(address.id) === id);
        if (chosen && cart.delivery) void choice.send(chosen);
      }}
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
  font: ${type.second};
`;

const Add = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
