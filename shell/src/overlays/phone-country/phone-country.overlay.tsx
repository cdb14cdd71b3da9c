import { useAtomValue } from 'jotai';
import { localeAtom } from '@karavan/shared-api/state';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { Flag } from '@karavan/shared-ui/flag';
import { PickList } from '../pick-list.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

/** Chooses the country of a phone number, by name or by its calling code. */
export function Overlay({
  props: { selected, countries },
  close,
}: ShellOverlayProps<'phone_country'>) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const byName = new Intl.Collator(locale);
  const options = countries
    .map(({ code, callingCode }) => ({
      value: code,
      label: countryName(code, locale),
      start: <Flag country={code} />,
      detail: `+${callingCode}`,
    }))
    .toSorted((one, other) => byName.compare(one.label, other.label));
  return (
    <PickList
      title={t('phone_country_title')}
      options={options}
      selected={selected}
      searchable
      onPick={close}
    />
  );
}
