import { useState } from 'react';
import styled from 'styled-components';
import { listShopCollections } from '@karavan/shared-api/client/collections';
import { listStaffItems } from '@karavan/shared-api/client/item-editing';
import { listStaffPromotions } from '@karavan/shared-api/client/promotions';
import { BANNER_TARGETS, type BannerTarget } from '@karavan/shared-api/contract/banner-places';
import { URL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import type { BannerFormOf } from './banner-values.ts';
import { useT } from './translation.ts';

/** So many products are offered at a time. */
const OFFERED = 6;

interface TargetFieldsProps {
  readonly form: BannerFormOf;
  readonly organizationId: number;
  /** Whether its products may be looked through. */
  readonly canPick: boolean;
}

/** What a banner leads to. */
export function TargetFields({ form, organizationId, canPick }: TargetFieldsProps) {
  const t = useT();
  const kind = form.control('kind');
  const target = form.control('target_id');
  const title = form.control('target_title');
  function choose(id: number | null, called: string | null): void {
    target.onValueChange(id);
    title.onValueChange(called);
  }
  return (
    <>
      <SelectField
        label={t('kind')}
        value={kind.value}
        onChange={({ target: { value } }) => {
          kind.onValueChange(value as BannerTarget);
          choose(null, null);
        }}
        options={BANNER_TARGETS.filter(
          (one) => one !== 'item' || canPick || kind.value === 'item',
        ).map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      {kind.value === 'link' && (
        <TextField
          label={t('address')}
          hint={t('address_hint')}
          type="url"
          required
          autoCapitalize="none"
          autoComplete="off"
          maxLength={URL_MAX_LENGTH}
          {...form.text('address')}
        />
      )}
      {kind.value === 'item' && (
        <>
          {title.value !== null && <p>{t('chosen', { title: title.value })}</p>}
          {canPick && <Items organizationId={organizationId} onChoose={choose} />}
          {target.error && <ErrorText role="alert">{target.error}</ErrorText>}
        </>
      )}
      {kind.value === 'collection' && (
        <Collections
          organizationId={organizationId}
          value={target.value}
          title={title.value}
          error={target.error}
          onChoose={choose}
        />
      )}
      {kind.value === 'promotion' && (
        <Promotions
          organizationId={organizationId}
          value={target.value}
          title={title.value}
          error={target.error}
          onChoose={choose}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly organizationId: number;
  readonly value: number | null;
  /** How what is chosen is called, also where it is offered no more. */
  readonly title: string | null;
  readonly error: string | undefined;
  onChoose(id: number | null, title: string | null): void;
}

function Collections({ organizationId, ...choice }: ChoiceProps) {
  const t = useT();
  const query = useEndpoint(listShopCollections, { params: { id: organizationId } });
  return (
    <AsyncView query={query} skeleton={<SkeletonRow />}>
      {({ list }) => (
        <Choice label={t('collection')} none={t('no_collections')} list={list} {...choice} />
      )}
    </AsyncView>
  );
}

function Promotions({ organizationId, ...choice }: ChoiceProps) {
  const t = useT();
  const query = useEndpoint(listStaffPromotions, {
    params: { id: organizationId },
    query: { limit: 100 },
  });
  return (
    <AsyncView query={query} skeleton={<SkeletonRow />}>
      {({ list }) => (
        <Choice
          label={t('promotion')}
          none={t('no_promotions')}
          list={list.filter(({ state }) => state !== 'ended')}
          {...choice}
        />
      )}
    </AsyncView>
  );
}

interface ListedChoiceProps extends Omit<ChoiceProps, 'organizationId'> {
  readonly label: string;
  /** Said where there is nothing to choose. */
  readonly none: string;
  readonly list: readonly { readonly id: number; readonly title: string }[];
}

function Choice({ label, none, list, value, title, error, onChoose }: ListedChoiceProps) {
  const t = useT();
  const isGone = value !== null && list.every(({ id }) => id !== value);
  const offered = isGone ? [{ id: value, title: title ?? '' }, ...list] : list;
  return (
    <SelectField
      label={label}
      value={String(value ?? '')}
      error={error}
      onChange={({ target }) => {
        const chosen = offered.find(({ id }) => String(id) === target.value);
        onChoose(chosen?.id ?? null, chosen?.title ?? null);
      }}
      options={[
        { value: '', label: offered.length > 0 ? t('choose') : none },
        ...offered.map((one) => ({ value: String(one.id), label: one.title })),
      ]}
    />
  );
}

/** Products that can be chosen: the latest ones, or those that a search finds. */
function Items({ organizationId, onChoose }: Pick<ChoiceProps, 'organizationId' | 'onChoose'>) {
  const t = useT();
  const [search, setSearch] = useState('');
  const found = useEndpoint(listStaffItems, {
    params: { id: organizationId },
    query: { limit: OFFERED, ...(search !== '' && { search }) },
  });
  return (
    <>
      <SettlingField label={t('find_item')} value={search} onSettle={setSearch} />
      <AsyncView query={found} skeleton={<SkeletonRow />}>
        {({ list }) =>
          list.length === 0 ? (
            <p role="status">{t('nothing')}</p>
          ) : (
            <Offered aria-label={t('offered')}>
              {list.map(({ id, title, image }) => (
                <li key={id}>
                  <Offer type="button" onClick={() => onChoose(id, title)}>
                    <Thumbnail picture={image} size={40} />
                    {title}
                  </Offer>
                </li>
              ))}
            </Offered>
          )
        }
      </AsyncView>
    </>
  );
}

const Offered = styled.ul`
  display: grid;
  gap: ${space[1]};
`;

const Offer = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text};
  font: ${type.labelSmall};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.fill};
  }
`;
