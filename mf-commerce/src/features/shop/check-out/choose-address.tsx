import { useEffect } from 'react';
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
import { Link, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { color, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { addAddressFor, addedAddressOf, withoutAdded } from '../../../shared/added-address.ts';
import { useT } from '../../../shared/translation.ts';

/** The delivery address of a cart: one of the client's addresses, or a new one. */
export function ChooseAddress({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const addresses = useEndpoint(listDeliveryAddresses, {});
  const list = addresses.data?.list ?? [];
  const choose = useAddressChoice(cart, list);
  const search = useAdded(choose);
  return (
    <>
      <AsyncView query={addresses} skeleton={<SkeletonText lines={3} />}>
        {() =>
          list.length > 0 ? (
            <Choice cart={cart} addresses={list} onChoose={(id) => void choose(id)} />
          ) : null
        }
      </AsyncView>
      <Add to={addAddressFor(`/carts/${cart.id}/delivery`, search)}>
        <Plus size={20} aria-hidden />
        {t('add_address')}
      </Add>
    </>
  );
}

/** Sends which address it is. */
function useAddressChoice(cart: Cart, addresses: readonly DeliveryAddress[]) {
  const input = { params: { id: cart.id } };
  return useWrite(
    (id: number) => request(updateCartDelivery, { ...input, body: { address_id: id } }),
    {
      whileBusy: 'queue',
      optimistic: (id, queries) =>
        updateAnswer(queries, getCart, input, (now) => ({
          ...now,
          delivery: now.delivery && {
            ...now.delivery,
            address: addresses.find((address) => address.id === id) ?? now.delivery.address,
          },
        })),
      onSuccess: (changed, _id, queries) =>
        void queries.setQueryData(endpointKey(getCart, 'one', input), changed),
    },
  ).send;
}

/** Chooses once the address that was added for this cart, and tells the query of the page. */
function useAdded(choose: ReturnType<typeof useAddressChoice>): URLSearchParams {
  const [search, setSearch] = useSearchParams();
  const added = addedAddressOf(search);
  useEffect(() => {
    if (added === null) return;
    let isLeft = false;
    void choose(added).then(() => {
      if (!isLeft) setSearch(withoutAdded, { replace: true });
    });
    return () => void (isLeft = true);
  }, [added, choose, setSearch]);
  return search;
}

interface ChoiceProps {
  readonly cart: Cart;
  readonly addresses: readonly DeliveryAddress[];
  onChoose(id: number): void;
}

function Choice({ cart, addresses, onChoose }: ChoiceProps) {
  const t = useT();
  return (
    <RadioGroup
      label={t('bring_to')}
      value={cart.delivery?.address ? String(cart.delivery.address.id) : null}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: <AddressWords address={address} />,
      }))}
      onValueChange={(id) => {
        if (cart.delivery) onChoose(Number(id));
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
