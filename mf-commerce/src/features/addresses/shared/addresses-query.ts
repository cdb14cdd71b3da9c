import type { QueryClient } from '@tanstack/react-query';
import { getCart } from '@karavan/shared-api/client/carts';
import {
  deleteDeliveryAddress,
  getDeliveryAddress,
  listDeliveryAddresses,
  setDefaultDeliveryAddress,
} from '@karavan/shared-api/client/delivery-addresses';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../translation.ts';

/** Refetches all addresses, since changing one may change which is the default, and the carts that go there. */
export function refreshAddresses(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(getDeliveryAddress, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listDeliveryAddresses, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(getCart, 'one') });
}

/** The actions on an address of the list; one at a time. */
export function useAddressActions({ id, address }: DeliveryAddress) {
  const t = useT();
  const { dialogs } = useShell();
  const { isPending, send } = useWrite(
    (act: 'make default' | 'remove') =>
      act === 'remove'
        ? request(deleteDeliveryAddress, { params: { id } })
        : request(setDefaultDeliveryAddress, { body: { id } }),
    {
      done: (_answer, act) => (act === 'remove' ? t('address_removed') : undefined),
      onSettled: (_act, queries) => refreshAddresses(queries),
    },
  );
  return {
    isPending,
    makeDefault: () => void send('make default'),
    async remove() {
      const title = t('address_remove_question');
      if (await dialogs.confirm({ title, text: address, danger: true })) await send('remove');
    },
  };
}
