import { useAtomValue } from 'jotai';
import { BANNER_PLACES } from '@karavan/shared-api/contract/banner-places';
import { countryName } from '@karavan/shared-api/contract/country-name';
import type { RegionChoice } from '@karavan/shared-api/overlays';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { FieldHint, Group, Legend } from '../shared/fields/field-layout.ts';
import { momentOf, wallTime } from '../shared/fields/wall-time.ts';
import type { BannerFormOf } from './banner-values.ts';
import { useT } from './translation.ts';

/** Where a banner is shown, to whom and when. */
export function ReachFields({ form }: { readonly form: BannerFormOf }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { overlays } = useShell();
  const places = form.control('places');
  const country = form.control('country');
  const city = form.control('city');
  const starts = form.control('starts_at');
  const ends = form.control('ends_at');
  const isShown = form.control('is_shown');

  async function chooseRegion(): Promise<void> {
    const chosen = (await overlays.open('region_select', {
      filter: { country: country.value, city: city.value },
    })) as RegionChoice | undefined;
    if (!chosen) return;
    country.onValueChange(chosen.country);
    city.onValueChange(chosen.city);
  }

  return (
    <Group>
      <fieldset>
        <Legend>{t('places')}</Legend>
        {BANNER_PLACES.map((place) => (
          <Checkbox
            key={place}
            checked={places.value.includes(place)}
            aria-invalid={places.error ? true : undefined}
            onChange={({ target }) =>
              places.onValueChange(
                BANNER_PLACES.filter((one) =>
                  one === place ? target.checked : places.value.includes(one),
                ),
              )
            }
          >
            {t(`place_${place}`)}
          </Checkbox>
        ))}
        {places.error && <ErrorText role="alert">{places.error}</ErrorText>}
      </fieldset>
      <fieldset>
        <Legend>{t('region')}</Legend>
        <Button kind="secondary" onClick={() => void chooseRegion()}>
          {[city.value, country.value && countryName(country.value, locale)]
            .filter(Boolean)
            .join(', ') || t('everywhere')}
        </Button>
        <FieldHint>{t('region_hint')}</FieldHint>
      </fieldset>
      <TextField
        label={t('starts_at')}
        type="datetime-local"
        required
        value={wallTime(starts.value)}
        error={starts.error}
        onChange={({ target }) => starts.onValueChange(momentOf(target.value) ?? '')}
      />
      <TextField
        label={t('ends_at')}
        hint={t('ends_at_hint')}
        type="datetime-local"
        value={wallTime(ends.value)}
        error={ends.error}
        onChange={({ target }) => ends.onValueChange(momentOf(target.value))}
      />
      <Switch
        checked={isShown.value}
        onChange={({ target }) => isShown.onValueChange(target.checked)}
      >
        {t('is_shown')}
      </Switch>
    </Group>
  );
}
