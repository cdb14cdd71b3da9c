import { useAtomValue } from 'jotai';
import { useShell, type OverlayProps } from '@karavan/shared-api/remote';
import { localeAtom, regionAtom } from '@karavan/shared-api/state';

/** The properties of a phone field: the person's country and language, and the list of countries. */
export function usePhoneCountry() {
  const { overlays } = useShell();
  return {
    country: useAtomValue(regionAtom)?.code,
    locale: useAtomValue(localeAtom),
    async chooseCountry(choice: OverlayProps<'phone_country'>): Promise<string | undefined> {
      const chosen = await overlays.open('phone_country', choice);
      return typeof chosen === 'string' ? chosen : undefined;
    },
  };
}
