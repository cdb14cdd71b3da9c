import { useAtomValue } from 'jotai';
import { ChevronRight, LocateFixed, Map as MapIcon, MapPinCheck } from 'lucide-react';
import styled from 'styled-components';
import { listCurrencies } from '@karavan/shared-api/client/currencies';
import { listCountries } from '@karavan/shared-api/client/regions';
import { countryName } from '@karavan/shared-api/contract/country-name';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import type { RegionChoice } from '@karavan/shared-api/overlays';
import { useDevicePlace } from '@karavan/shared-api/places';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell, type PickedPlace } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { controlBox, ErrorText } from '@karavan/shared-ui/field-frame';
import { SelectField } from '@karavan/shared-ui/select-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { FieldHint, Group, Legend, Wrapping } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';

interface PlaceFieldsProps {
  readonly form: OrganizationForm;
  /** Something has a price in it. */
  readonly isCurrencyFrozen?: boolean;
}

/** Where an organization is, and the money it takes there. */
export function PlaceFields({ form, isCurrencyFrozen = false }: PlaceFieldsProps) {
  const t = useT();
  const { api, overlays } = useShell();
  const currencies = useEndpoint(listCurrencies, {}).data?.list ?? [];
  const region = form.control('region');
  const locale = useAtomValue(localeAtom);
  const city = form.text('region.city');
  const currency = form.control('currency');
  const address = form.control('address');
  const { country } = region.value;

  async function choose(): Promise<void> {
    const chosen = (await overlays.open('region_select', {
      address: { country: country || null, city: region.value.city || null },
    })) as RegionChoice | undefined;
    if (chosen?.country) await takeRegion({ country: chosen.country, city: chosen.city ?? '' });
  }

  async function takeRegion(chosen: typeof region.value): Promise<void> {
    region.onValueChange(chosen);
    if (isCurrencyFrozen || chosen.country === country) return;
    const answer = await api.call(listCountries, { query: { code: chosen.country } });
    const code = answer.ok ? answer.data.results.countries[0]?.currency.code : undefined;
    if (currencies.some((known) => known.code === code)) currency.onValueChange(code!);
  }

  /** What was found on the map fills in what is still empty; what a person wrote stays. */
  function fillIn({ kind, title, city: found }: GeocodedPlace): void {
    if (kind !== 'city' && address.value === '') address.onValueChange(title);
    if (found && region.value.city === '') {
      void takeRegion({ country: found.country, city: found.value });
    }
  }

  return (
    <Group>
      <fieldset>
        <Legend>{t('field_region')}</Legend>
        <RegionButton
          type="button"
          aria-invalid={city.error ? true : undefined}
          onClick={() => void choose()}
        >
          <span>
            {[city.value, country && countryName(country, locale)].filter(Boolean).join(', ') ||
              t('field_region_choose')}
          </span>
          <ChevronRight size={20} aria-hidden />
        </RegionButton>
        {city.error && <ErrorText role="alert">{t('field_region_missing')}</ErrorText>}
      </fieldset>
      <TextField
        label={t('field_address')}
        hint={t('field_address_hint')}
        {...form.text('address')}
        required
        autoComplete="street-address"
      />
      <PointField form={form} onFound={fillIn} />
      <SelectField
        label={t('field_currency')}
        hint={isCurrencyFrozen ? t('field_currency_frozen') : undefined}
        value={currency.value}
        error={currency.error}
        disabled={isCurrencyFrozen}
        options={currencies.map(({ code, name }) => ({ value: code, label: `${name}, ${code}` }))}
        onChange={({ target }) => currency.onValueChange(target.value)}
      />
    </Group>
  );
}

interface PointFieldProps {
  readonly form: OrganizationForm;
  /** With the address of the point, where it is known. */
  onFound(place: GeocodedPlace): void;
}

function PointField({ form, onFound }: PointFieldProps) {
  const t = useT();
  const { overlays } = useShell();
  const { status, locate } = useDevicePlace();
  const { value: point, error, onValueChange } = form.control('location');

  async function pick(start: typeof point | undefined): Promise<void> {
    const picked = (await overlays.open('map_picker', { start: start ?? DEFAULT_MAP_POINT })) as
      | PickedPlace
      | undefined;
    if (!picked) return;
    const { place, latitude, longitude } = picked;
    onValueChange({ latitude, longitude });
    if (place) onFound(place);
  }

  /** Where the device is, or its network; the map begins elsewhere when nobody knows. */
  async function pickHere(): Promise<void> {
    const place = await locate();
    await pick(place ? { latitude: place.latitude, longitude: place.longitude } : undefined);
  }

  return (
    <fieldset>
      <Legend>{t('field_point')}</Legend>
      {point && (
        <Known role="status">
          <MapPinCheck size={20} aria-hidden />
          {t('field_point_known')}
        </Known>
      )}
      <Wrapping>
        <Button
          kind="secondary"
          icon={<MapIcon size={20} />}
          aria-invalid={error ? true : undefined}
          onClick={() => void pick(point ?? undefined)}
        >
          {point ? t('field_point_move') : t('field_point_pick')}
        </Button>
        {!point && (
          <Button
            kind="secondary"
            icon={<LocateFixed size={20} />}
            loading={status === 'locating'}
            onClick={() => void pickHere()}
          >
            {t('field_point_here')}
          </Button>
        )}
      </Wrapping>
      {error ? (
        <ErrorText role="alert">{t('field_point_missing')}</ErrorText>
      ) : (
        <FieldHint>{t('field_point_hint')}</FieldHint>
      )}
    </fieldset>
  );
}

const RegionButton = styled.button`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Known = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-bottom: ${space[2]};
  color: ${color.success};
  font: ${type.label};
`;
