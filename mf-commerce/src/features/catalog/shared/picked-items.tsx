import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { listStaffItems } from '@karavan/shared-api/client/item-editing';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Price } from '@karavan/shared-ui/price';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { SortableRows } from './sortable-rows.tsx';

/** So many products are offered at a time. */
const OFFERED = 8;

interface PickedItemsProps {
  readonly organizationId: number;
  /** What the products are picked for. */
  readonly label: string;
  readonly limit: number;
  readonly value: readonly PickedItem[];
  /** A product that cannot be picked. */
  readonly except?: number;
  onValueChange(value: PickedItem[]): void;
}

/** Products of the organization that are found by search, put in an order and taken out again. */
export function PickedItems({ label, limit, value, onValueChange, ...found }: PickedItemsProps) {
  const t = useT();
  return (
    <Root role="group" aria-label={label}>
      <Name>
        {label} <small>{t('picked_count', { number: value.length, limit })}</small>
      </Name>
      <SortableRows label={label} items={value} onItemsChange={onValueChange}>
        {(item) => (
          <>
            <Shown item={item} />
            <IconButton
              label={t('picked_remove', { title: item.title })}
              icon={<X size={20} />}
              onClick={() => onValueChange(value.filter(({ id }) => id !== item.id))}
            />
          </>
        )}
      </SortableRows>
      {value.length < limit && (
        <Offer {...found} picked={value} onPick={(item) => onValueChange([...value, item])} />
      )}
    </Root>
  );
}

interface OfferProps extends Pick<PickedItemsProps, 'organizationId' | 'except'> {
  readonly picked: readonly PickedItem[];
  onPick(item: PickedItem): void;
}

/** Products that can still be picked: the latest ones, or those that a search finds. */
function Offer({ organizationId, except, picked, onPick }: OfferProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const found = useEndpoint(listStaffItems, {
    params: { id: organizationId },
    query: { limit: Math.min(OFFERED + picked.length + 1, 100), ...(search !== '' && { search }) },
  });
  const isFree = ({ id }: PickedItem) => id !== except && picked.every((one) => one.id !== id);
  return (
    <>
      <SettlingField label={t('picked_find')} value={search} onSettle={setSearch} />
      <AsyncView query={found} skeleton={<SkeletonRow />}>
        {({ list }) => {
          const free = list.filter(isFree).slice(0, OFFERED);
          if (free.length === 0) return <Muted role="status">{t('nothing')}</Muted>;
          return (
            <Offered aria-label={t('picked_offer')}>
              {free.map((item) => (
                <li key={item.id}>
                  <Shown item={item} />
                  <IconButton
                    kind="filled"
                    label={t('picked_add', { title: item.title })}
                    icon={<Plus size={20} />}
                    onClick={() => onPick(pickedOf(item))}
                  />
                </li>
              ))}
            </Offered>
          );
        }}
      </AsyncView>
    </>
  );
}

const pickedOf = ({ id, title, image, status, price }: PickedItem): PickedItem => ({
  id,
  title,
  image,
  status,
  price,
});

function Shown({ item }: { readonly item: PickedItem }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <>
      <Thumbnail picture={item.image} size={48} />
      <Words>
        <strong>{item.title}</strong>
        {item.price && <Price price={item.price} oldPrice={null} locale={locale} size="s" />}
        {item.status !== 'published' && (
          <StatePill tone="negative">{t(`state_${item.status}`)}</StatePill>
        )}
      </Words>
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Name = styled.h2`
  font: ${type.label};

  small {
    margin-inline-start: ${space[1]};
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Offered = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: 2px;
  min-width: 0;

  strong {
    font: ${type.labelSmall};
    overflow-wrap: anywhere;
  }
`;
