import { Coins, Languages, LifeBuoy, MapPin } from 'lucide-react';
import { LANGUAGE_NAMES } from '@karavan/shared-api/contract/locales';
import { currencyAtom, localeAtom, regionAtom } from '@karavan/shared-api/state';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { breakpoint } from '@karavan/shared-ui/tokens';
import type { ShellServices } from '../shell-services.ts';

/** Opens the menu of preferences that everyone has: language, region and currency. */
export function openSettings({ menu, overlays, store, i18n, history }: ShellServices): void {
  const t = i18n.getFixedT(null, 'shell');
  const locale = store.get(localeAtom);
  const region = store.get(regionAtom);
  menu.open({
    // There is room enough to go on reading behind it.
    keepScrollbar: matchMedia(`(min-width: ${breakpoint.wide}px)`).matches,
    items: [
      {
        label: t('menu_language', { language: LANGUAGE_NAMES[locale] }),
        icon: <Languages size={22} />,
        run: () => void overlays.open('language_list', {}),
      },
      {
        label: t('menu_region', {
          region: region ? countryName(region.code, locale) : t('region_unknown'),
        }),
        icon: <MapPin size={22} />,
        run: () => void overlays.open('region_select', {}),
      },
      {
        label: t('menu_currency', { currency: store.get(currencyAtom) }),
        icon: <Coins size={22} />,
        run: () => void overlays.open('currency_list', {}),
      },
      {
        label: t('support'),
        icon: <LifeBuoy size={22} />,
        run: () => history.push('/faq'),
      },
    ],
  });
}
