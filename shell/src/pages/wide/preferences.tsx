import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { currencyAtom, localeAtom, regionAtom } from '@karavan/shared-api/state';
import { color, type } from '@karavan/shared-ui/tokens';

/** What the menu of preferences holds now: the country where there is room, the language and the currency. */
export function Preferences() {
  const region = useAtomValue(regionAtom);
  const locale = useAtomValue(localeAtom);
  const currency = useAtomValue(currencyAtom);
  return (
    <Words>
      {region && <Country>{countryName(region.code, locale)}</Country>}
      {`${locale.toUpperCase()} · ${currency}`}
    </Words>
  );
}

const Words = styled.span`
  display: none;
  color: ${color.textMuted};
  font: ${type.labelSmall};
  white-space: nowrap;

  /* Clear of the search in the middle, beside what the page has there. */
  @media (min-width: 1200px) {
    display: flex;
  }
`;

const Country = styled.span`
  display: none;
  max-width: 152px;
  overflow: hidden;
  text-overflow: ellipsis;

  &::after {
    content: ' ·\\a0';
  }

  @media (min-width: 1440px) {
    display: block;
  }
`;
