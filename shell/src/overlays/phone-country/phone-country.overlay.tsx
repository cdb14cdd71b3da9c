import { useAtomValue } from 'jotai';
import { localeAtom, regionAtom } from '@karavan/shared-api/state';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { Flag } from '@karavan/shared-ui/flag';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { countryNames } from '../country-names.ts';
import { nearFirst } from '../near-first.ts';
import { PickList } from '../pick-list.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';
import { useServedCountries } from '../use-served-countries.ts';

/** Chooses the country of a phone number, by name or by its calling code. */
export function Overlay({
  props: { selected, countries },
  close,
}: ShellOverlayProps<'phone_country'>) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const region = useAtomValue(regionAtom);
  const served = useServedCountries();
  if (!served) return <PageSkeleton />;
  const byName = new Intl.Collator(locale);
  const options = countries
    .map(({ code, callingCode }) => ({
      value: code,
      label: countryName(code, locale),
      start: <Flag country={code} />,
      detail: `+${callingCode}`,
      otherNames: countryNames(code),
    }))
    .toSorted((one, other) => byName.compare(one.label, other.label));
  return (
    <PickList
      title={t('phone_country_title')}
      options={nearFirst(
        options,
        [region?.code, selected],
        new Set(served.map(({ code }) => code)),
      )}
      selected={selected}
      searchable
      onPick={close}
    />
  );
}
