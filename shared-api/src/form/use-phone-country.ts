import { useAtomValue } from 'jotai';
import { useShell, type OverlayProps } from '@karavan/shared-api/remote';
import { localeAtom, regionAtom } from '@karavan/shared-api/state';

/** What the phone field needs: the person's own country and language, and the list of all countries. */
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
