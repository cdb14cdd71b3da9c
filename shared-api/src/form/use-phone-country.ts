import { useAtomValue } from 'jotai';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { useShell, type OverlayProps } from '@karavan/shared-api/remote';
import { localeAtom, regionAtom } from '@karavan/shared-api/state';

/** The properties of a phone field: the person's country, and countries with their names. */
export function usePhoneCountry() {
  const { overlays } = useShell();
  const locale = useAtomValue(localeAtom);
  return {
    country: useAtomValue(regionAtom)?.code,
    countryName: (country: string) => countryName(country, locale),
    async chooseCountry(choice: OverlayProps<'phone_country'>): Promise<string | undefined> {
      const chosen = await overlays.open('phone_country', choice);
      return typeof chosen === 'string' ? chosen : undefined;
    },
  };
}
