import { useAtomValue } from 'jotai';
import { listCurrencies } from '@karavan/shared-api/client/currencies';
import { currencyName } from '@karavan/shared-api/contract/currency-name';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { useEndpoint } from '@karavan/shared-api/query';
import { currencyAtom, localeAtom, regionAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { currencySign } from '@karavan/shared-ui/currency';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { nearFirst } from '../near-first.ts';
import { PickList } from '../pick-list.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';
import { useServedCountries } from '../use-served-countries.ts';

const withSign = (code: string, locale: string) => {
  const sign = currencySign(code, locale);
  return sign === code ? code : `${code} ${sign}`;
};

/** The currency in which prices are also shown, next to their own. */
export function Overlay({ services: { store }, close }: ShellOverlayProps<'currency_list'>) {
  const t = useT();
  const selected = useAtomValue(currencyAtom);
  const locale = useAtomValue(localeAtom);
  const region = useAtomValue(regionAtom);
  const currencies = useEndpoint(listCurrencies, {});
  const served = useServedCountries();
  if (!served) return <PageSkeleton />;
  const inUse = new Set(served.map(({ currency }) => currency.code));
  const byName = new Intl.Collator(locale);
  return (
    <AsyncView query={currencies} skeleton={<PageSkeleton />} failure={{ title: t('list_failed') }}>
      {({ list }) => (
        <PickList
          title={t('currency_title')}
          options={nearFirst(
            list
              .map(({ code, name }) => ({
                value: code,
                label: name,
                detail: withSign(code, locale),
                otherNames: LOCALES.map((language) => currencyName(code, language)),
              }))
              .toSorted((one, other) => byName.compare(one.label, other.label)),
            [region?.currency.code, selected],
            inUse,
          )}
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
