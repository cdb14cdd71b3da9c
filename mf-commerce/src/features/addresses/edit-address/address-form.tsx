import { useState } from 'react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/delivery-addresses';
import {
  createDeliveryAddress,
  type DeliveryAddress,
} from '@karavan/shared-api/contract/delivery-addresses';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { useForm, usePhoneCountry, withFormTexts } from '@karavan/shared-api/form';
import { useAddressSearch, withPlaceTexts } from '@karavan/shared-api/places';
import { request } from '@karavan/shared-api/query';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Button } from '@karavan/shared-ui/button';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { media, space, type } from '@karavan/shared-ui/tokens';
import { ADDRESS_COMMENT_LENGTH } from '@karavan/shared-api/contract/limits';
import { AddressField } from '@karavan/shared-ui/product/address-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { tellAdded } from '../../../shared/added-address.ts';
import { useT } from '../translation.ts';
import { refreshAddresses } from '../shared/addresses-query.ts';
import { ownPath } from './own-path.ts';
import { PlaceField } from './place-field.tsx';

/** An address as entered in the form. */
type AddressValues = Omit<DeliveryAddress, 'id' | 'is_default'>;

interface AddressFormProps {
  readonly title: string;
  /** null for a new address. */
  readonly id: number | null;
  readonly initial: AddressValues;
}

/** The fields of an address; saving returns to the previous page. */
export const AddressForm = withPlaceTexts(
  withFormTexts(Fields, <PageSkeleton />),
  <PageSkeleton />,
);

function Fields({ title, id, initial }: AddressFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({
    schema: createDeliveryAddress.body,
    initial,
    draft: `delivery-address:${id ?? 'new'}`,
    isNew: id === null,
    header: { title, backTo: '/delivery-addresses', action: 'save' },
    request: (body) =>
      id === null
        ? request(endpoints.createDeliveryAddress, { body })
        : request(endpoints.updateDeliveryAddress, { params: { id }, body }),
    done: t('address_saved'),
    onSuccess(address, _values, queries) {
      refreshAddresses(queries);
      const back = ownPath(search.get('back')) ?? '/delivery-addresses';
      void navigate(tellAdded(back, address.id), { replace: true });
    },
  });
  const { value: location, ...locationControl } = form.control('location');
  const address = form.control('address');
  const suggestions = useAddressSearch(location ?? undefined);
  /** What this form has filled in itself may change with the pin; what a person wrote does not. */
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const [offered, setOffered] = useState<GeocodedPlace | null>(null);

  function fillIn(place: GeocodedPlace): void {
    setOffered(null);
    setFilledIn(place.title);
    address.onValueChange(place.title);
    if (place.city) form.control('city').onValueChange(place.city.name);
    if (place.district !== null) form.control('district').onValueChange(place.district);
  }

  function takePicked(place: GeocodedPlace | null): void {
    const isOwn = address.value === '' || address.value === filledIn;
    if (!place || place.title === address.value) setOffered(null);
    else if (place.kind !== 'city' && isOwn) fillIn(place);
    else setOffered(place.kind === 'city' ? null : place);
  }

  return (
    <Form {...form.props} aria-label={title}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <Title data-title>{title}</Title>
      <Pair>
        <TextField
          label={t('address_city')}
          {...form.text('city')}
          required
          autoComplete="address-level2"
        />
        <TextField
          label={t('address_district')}
          {...form.text('district')}
          required
          autoComplete="address-level3"
          hint={t('address_district_hint')}
        />
      </Pair>
      <AddressField
        label={t('address_address')}
        {...address}
        name="address"
        required
        autoComplete="off"
        hint={t('address_address_hint')}
        suggestions={suggestions}
        onPick={(place) => {
          fillIn(place);
          const { latitude, longitude } = place;
          if (place.kind !== 'city') locationControl.onValueChange({ latitude, longitude });
        }}
      />
      <PhoneField
        label={t('address_phone')}
        {...form.control('phone')}
        {...usePhoneCountry()}
        required
        hint={t('address_phone_hint')}
      />
      <TextArea
        label={t('address_comment')}
        {...form.text('comment')}
        autoComplete="off"
        limit={ADDRESS_COMMENT_LENGTH}
        placeholder={t('address_comment_hint')}
      />
      <PlaceField
        place={location ?? null}
        error={locationControl.error}
        onValueChange={(point, picked) => {
          locationControl.onValueChange(point);
          takePicked(picked?.place ?? null);
        }}
      />
      {offered && (
        <Button kind="secondary" wide onClick={() => fillIn(offered)}>
          {t('place_replace', { address: offered.title })}
        </Button>
      )}
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('address_save')}
      </Button>
    </Form>
  );
}

const Form = styled(Panel).attrs({ as: 'form' })<{ readonly ref: unknown }>`
  gap: ${space[4]};
`;

const Title = styled.h1`
  font: ${type.title2};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
