import { useAtomValue } from 'jotai';
import { listCurrencies } from '@karavan/shared-api/client/currencies';
import { useEndpoint } from '@karavan/shared-api/query';
import { currencyAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { PickList } from '../pick-list.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

/** The currency in which prices are also shown, next to their own. */
export function Overlay({ services: { store }, close }: ShellOverlayProps<'currency_list'>) {
  const t = useT();
  const selected = useAtomValue(currencyAtom);
  const currencies = useEndpoint(listCurrencies, {});
  return (
    <AsyncView query={currencies} skeleton={<PageSkeleton />} failure={{ title: t('list_failed') }}>
      {({ list }) => (
        <PickList
          title={t('currency_title')}
          options={list.map(({ code, name, sign }) => ({
            value: code,
            label: name,
            detail: sign === code ? code : `${code} ${sign}`,
          }))}
          selected={selected}
          searchable
          onPick={(code) => {
            store.set(currencyAtom, code);
            close(code);
          }}
        />
      )}
    </AsyncView>
  );
}
