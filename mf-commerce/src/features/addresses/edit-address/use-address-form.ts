import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAtomValue } from 'jotai';
import {
  createDeliveryAddress,
  updateDeliveryAddress,
} from '@karavan/shared-api/client/delivery-addresses';
import { request, useWrite } from '@karavan/shared-api/query';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { sessionAtom } from '@karavan/shared-api/state';
import { useT } from '../shared/translation.ts';
import {
  draftKey,
  readAddressDraft,
  storeAddressDraft,
  type AddressValues,
} from './address-draft.ts';
import { refreshAddresses } from '../shared/addresses-query.ts';
import { ownPath } from './own-path.ts';

interface AddressFormStart {
  /** null for a new address. */
  readonly id: number | null;
  readonly initial: AddressValues;
}

/** What is typed, kept as a draft until it is saved; and the saving, back to where one came from. */
export function useAddressForm({ id, initial }: AddressFormStart) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useAtomValue(sessionAtom);
  const key = draftKey(session?.user.id ?? 0, id ?? 'new');
  const [draft, setDraft] = useState(() => readAddressDraft(key));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useRef<HTMLFormElement>(null);
  const values = draft ?? initial;

  const { error, errorOf, isPending, send } = useWrite(
    (body: AddressValues) =>
      id === null
        ? request(createDeliveryAddress, { body })
        : request(updateDeliveryAddress, { params: { id }, body }),
    {
      done: t('address_saved'),
      failed: ({ fields }) => (Object.keys(fields).length > 0 ? null : undefined),
      onSuccess(_address, _body, queries) {
        storeAddressDraft(key, null);
        refreshAddresses(queries);
        void navigate(ownPath(search.get('back')) ?? '/delivery-addresses', { replace: true });
      },
    },
  );

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
    errorOf,
    submit(event: FormEvent) {
      event.preventDefault();
      void send(values);
    },
  };
}
