import styled from 'styled-components';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField, type TextFieldProps } from '@karavan/shared-ui/text-field';
import { color, fontSize, media, radius, space, weight } from '@karavan/shared-ui/tokens';
import { ADDRESS_COMMENT_LENGTH } from '@karavan/shared-api/contract/limits';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../shared/translation.ts';
import type { AddressValues } from './address-draft.ts';
import { PlaceField } from './place-field.tsx';
import { useAddressForm } from './use-address-form.ts';

interface AddressFormProps {
  readonly title: string;
  /** null for a new address. */
  readonly id: number | null;
  readonly initial: AddressValues;
}

/** The fields of an address. */
export function AddressForm({ title, ...start }: AddressFormProps) {
  const t = useT();
  const { form, values, set, isPending, isRestored, discard, errorOf, submit } =
    useAddressForm(start);
  const line = (field: 'city' | 'district' | 'address' | 'phone'): TextFieldProps => ({
    label: t(`address_${field}`),
    value: values[field],
    error: errorOf(field),
    required: true,
    enterKeyHint: 'next',
    onChange: (event) => set({ [field]: event.target.value }),
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={title}>
      {isRestored && (
        <Restored>
          <Banner
            action={
              <Button kind="quiet" size="small" onClick={discard}>
                {t('draft_discard')}
              </Button>
            }
          >
            {t('draft_restored')}
          </Banner>
        </Restored>
      )}
      <Title>{title}</Title>
      <Pair>
        <TextField {...line('city')} name="city" autoComplete="address-level2" />
        <TextField
          {...line('district')}
          name="district"
          autoComplete="address-level3"
          hint={t('address_district_hint')}
        />
      </Pair>
      <TextField {...line('address')} name="address" autoComplete="address-line1" />
      <TextField
        {...line('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('address_phone_hint')}
      />
      <TextArea
        label={t('address_comment')}
        name="comment"
        autoComplete="off"
        value={values.comment}
        limit={ADDRESS_COMMENT_LENGTH}
        placeholder={t('address_comment_hint')}
        error={errorOf('comment')}
        onChange={(event) => set({ comment: event.target.value })}
      />
      <PlaceField place={values.location} onChange={(location) => set({ location })} />
      <Button type="submit" size="large" wide loading={isPending}>
        {t('address_save')}
      </Button>
    </Form>
  );
}

const Form = styled(Panel).attrs({ as: 'form' })<{ readonly ref: unknown }>`
  gap: ${space[4]};
`;

const Title = styled.h1`
  font-size: ${fontSize.heading};
  font-weight: ${weight.bold};
`;

const Restored = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
  color: ${color.text};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
