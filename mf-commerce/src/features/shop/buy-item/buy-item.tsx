import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { localeAtom } from '@karavan/shared-api/state';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { Price } from '@karavan/shared-ui/price';
import { color, type } from '@karavan/shared-ui/tokens';
import { ActionBar, ItemPart } from '../../../shared/action-bar.tsx';
import { useT } from '../../../shared/translation.ts';
import { PurchaseSize } from './purchase-size.tsx';

/** At this stock or less the page says how many are left. */
const FEW = 3;

interface BuyItemProps {
  readonly item: Pick<ItemDetail, 'id' | 'name' | 'price' | 'sizes'>;
}

/** The sizes of an item, and how many of one are in the cart. */
export function BuyItem({ item }: BuyItemProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { sizes, price } = item;
  const [only] = sizes;
  const [chosen, setChosen] = useState(sizes.length === 1 ? only?.id : undefined);
  const [isAsked, setIsAsked] = useState(false);
  const size = sizes.find(({ id }) => id === chosen);

  if (sizes.every(({ available }) => available === 0)) {
    return (
      <ItemPart>
        <Sold>{t('sold_out')}</Sold>
      </ItemPart>
    );
  }
  return (
    <>
      <ItemPart>
        {sizes.length > 1 && (
          <ChipRow label={t('size')}>
            {sizes.map(({ id, size: name, available }) => (
              <Chip
                key={id}
                pressed={id === chosen}
                disabled={available === 0}
                onClick={() => setChosen(id)}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        )}
        {size && size.available <= FEW && <Few>{t('left', { count: size.available })}</Few>}
      </ItemPart>
      <ActionBar price={price && <Price price={price} locale={locale} />}>
        {isAsked && !size && <Missing role="alert">{t('choose_size')}</Missing>}
        <PurchaseSize
          key={size?.id}
          item={item}
          size={size}
          onSizeMissing={() => setIsAsked(true)}
        />
      </ActionBar>
    </>
  );
}

const Missing = styled.p`
  color: ${color.danger};
  font: ${type.second};
`;

const Few = styled.p`
  color: ${color.warning};
  font: ${type.second};
`;

const Sold = styled.p`
  color: ${color.textMuted};
`;
