import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { Link } from '@karavan/shared-api/router';
import { localeAtom, translatedTextsAtom } from '@karavan/shared-api/state';
import { ItemPrice } from '@karavan/shared-ui/product/item-price';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { StayHours } from './stay-hours.tsx';

/** The rented item in a row. */
export function RentedItem({ item }: { readonly item: ItemDetail }) {
  const locale = useAtomValue(localeAtom);
  const { name } = useAtomValue(translatedTextsAtom).get(item.id) ?? item;
  const [picture] = item.images;
  return (
    <Root to={`/p/${item.id}`}>
      {picture && <Thumbnail picture={picture} size={72} />}
      <Words>
        <Name>{name}</Name>
        <Muted>
          {item.organization.title}, {item.address}
        </Muted>
        <ItemPrice item={item} locale={locale} />
        {item.rental && <StayHours terms={item.rental} />}
      </Words>
    </Root>
  );
}

const Root = styled(Link)`
  display: flex;
  gap: ${space[3]};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
