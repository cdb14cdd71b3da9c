import { useQueryClient } from '@tanstack/react-query';
import {
  deleteDeliveryAddress,
  getDeliveryAddress,
  listDeliveryAddresses,
  setDefaultDeliveryAddress,
} from '@karavan/shared-api/client/delivery-addresses';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import { endpointKey } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from './translation.ts';
import { useCall } from '../../../shared/use-call.ts';

/** Reads all addresses anew: a change of one may change which is the default. */
export function useAddressesRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: endpointKey(getDeliveryAddress, 'one') });
    await queries.invalidateQueries({ queryKey: endpointKey(listDeliveryAddresses, 'one') });
  };
}

/** What can be done with an address of the list; one thing at a time. */
export function useAddressActions({ id, address }: DeliveryAddress) {
  const t = useT();
  const { api, dialogs } = useShell();
  const { isPending, run } = useCall();
  const refresh = useAddressesRefresh();
  return {
    isPending,
    async makeDefault() {
      await run(() => api.call(setDefaultDeliveryAddress, { body: { id } }));
      await refresh();
    },
    async remove() {
      const title = t('address_remove_question');
      if (!(await dialogs.confirm({ title, text: address, danger: true }))) return;
      await run(() => api.call(deleteDeliveryAddress, { params: { id } }), t('address_removed'));
      await refresh();
    },
  };
}
