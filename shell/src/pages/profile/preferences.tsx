import { useAtomValue } from 'jotai';
import { ChevronRight, Coins, Languages, MapPin } from 'lucide-react';
import styled from 'styled-components';
import { LANGUAGE_NAMES } from '@karavan/shared-api/contract/locales';
import { currencyAtom, localeAtom, regionAtom } from '@karavan/shared-api/state';
import { color } from '@karavan/shared-ui/tokens';
import { countryName } from '../../region/country.ts';
import type { ShellServices } from '../../shell-services.ts';
import { rowStyle } from '../page-layout.ts';
import { useT } from '../translation.ts';

interface PreferencesProps {
  readonly overlays: ShellServices['overlays'];
}

/** The language, region and currency, each chosen over the page. */
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
    <ul aria-label={t('preferences')}>
      {rows.map(({ type, Icon, label, value }) => (
        <li key={type}>
          <Row type="button" onClick={() => void overlays.open(type, {})}>
            <Icon size={20} aria-hidden />
            <Label>{label}</Label>
            <Value>{value}</Value>
            <ChevronRight size={18} aria-hidden />
          </Row>
        </li>
      ))}
    </ul>
  );
}

const Row = styled.button`
  ${rowStyle}
`;

const Label = styled.span`
  flex: 1;
`;

const Value = styled.span`
  color: ${color.textMuted};
`;
