import { useAtomValue } from 'jotai';
import { Coins, Languages, MapPin } from 'lucide-react';
import { LANGUAGE_NAMES } from '@karavan/shared-api/contract/locales';
import { currencyAtom, localeAtom, regionAtom } from '@karavan/shared-api/state';
import { countryName } from '@karavan/shared-api/contract/country-name';
import type { ShellServices } from '../../shell-services.ts';
import { Row, RowGroup } from '../rows.tsx';
import { useT } from '../translation.ts';

interface PreferencesProps {
  readonly overlays: ShellServices['overlays'];
}

/** The language, region and currency, each chosen in an overlay. */
export function Preferences({ overlays }: PreferencesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const region = useAtomValue(regionAtom);
  const currency = useAtomValue(currencyAtom);
  const rows = [
    {
      type: 'language_list',
      Icon: Languages,
      label: t('language'),
      value: LANGUAGE_NAMES[locale],
    },
    {
      type: 'region_select',
      Icon: MapPin,
      label: t('region'),
      value: region ? countryName(region.code, locale) : t('region_unknown'),
    },
    { type: 'currency_list', Icon: Coins, label: t('currency'), value: currency },
  ] as const;
  return (
    <RowGroup title={t('preferences')}>
      {rows.map(({ type, ...row }) => (
        <Row key={type} {...row} to={() => void overlays.open(type, {})} />
      ))}
    </RowGroup>
  );
}
