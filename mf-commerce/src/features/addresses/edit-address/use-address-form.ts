import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAtomValue } from 'jotai';
import {
  createDeliveryAddress,
  updateDeliveryAddress,
} from '@karavan/shared-api/client/delivery-addresses';
import { useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { sessionAtom } from '@karavan/shared-api/state';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../shared/translation.ts';
import {
  draftKey,
  readAddressDraft,
  storeAddressDraft,
  type AddressValues,
} from './address-draft.ts';
import { useAddressesRefresh } from '../shared/addresses-query.ts';
import { ownPath } from './own-path.ts';

interface AddressFormStart {
  /** null for a new address. */
  readonly id: number | null;
  readonly initial: AddressValues;
}

/** What is typed, kept as a draft until it is saved; and the saving, back to where one came from. */
export function useAddressForm({ id, initial }: AddressFormStart) {
  const t = useT();
  const commerce = useCommerceT();
  const { toasts } = useShell();
  const navigate = useNavigate();
  const refresh = useAddressesRefresh();
  const [search] = useSearchParams();
  const session = useAtomValue(sessionAtom);
  const key = draftKey(session?.user.id ?? 0, id ?? 'new');
  const [draft, setDraft] = useState(() => readAddressDraft(key));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useRef<HTMLFormElement>(null);
  const values = draft ?? initial;

  const outcome = {
    onSuccess() {
      storeAddressDraft(key, null);
      void refresh();
      toasts.show({ kind: 'success', text: t('address_saved') });
      void navigate(ownPath(search.get('back')) ?? '/delivery-addresses', { replace: true });
    },
    onError({ status, message, fields }: FormFailure) {
      if (Object.keys(fields).length > 0) return;
      toasts.show({ kind: 'error', text: status === 0 ? commerce('check_connection') : message });
    },
  };
  const create = useEndpointMutation(createDeliveryAddress, outcome);
  const update = useEndpointMutation(updateDeliveryAddress, outcome);
  const { error, isPending } = id === null ? create : update;

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  function set(change: Partial<AddressValues>): void {
    const changed = { ...values, ...change };
    setDraft(changed);
    storeAddressDraft(key, changed);
  }

  return {
    form,
    values,
    set,
    isPending,
    /** Whether something typed before, and never saved, stands in the form. */
    isRestored,
    discard() {
      storeAddressDraft(key, null);
      setDraft(null);
      setRestored(false);
    },
    errorOf: (field: keyof AddressValues) => error?.fields[field]?.[0],
    submit(event: FormEvent) {
      event.preventDefault();
      if (id === null) create.mutate({ body: values });
      else update.mutate({ params: { id }, body: values });
    },
  };
}

interface FormFailure {
  readonly status: number;
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}
