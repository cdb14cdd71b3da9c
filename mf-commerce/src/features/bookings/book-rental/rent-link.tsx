import styled from 'styled-components';
import type { ItemDetail, RentalTerms } from '@karavan/shared-api/contract/items';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, weight } from '@karavan/shared-ui/tokens';
import { ActionBar, ItemPart } from '../../../shared/action-bar.tsx';
import { FromPrice } from '../../../shared/from-price.tsx';
import { useT } from '../../../shared/translation.ts';
import { StayHours } from './stay-hours.tsx';

interface RentLinkProps {
  readonly item: Pick<ItemDetail, 'id' | 'price'>;
  readonly terms: RentalTerms;
}

/** The link from a rental item to its calendar. */
export function RentLink({ item, terms }: RentLinkProps) {
  const t = useT();
  return (
    <>
      <ItemPart>
        <StayHours terms={terms} />
      </ItemPart>
      <ActionBar price={<FromPrice item={item} />}>
        <Way to={`/r/${item.id}/rent`}>{t('choose_period')}</Way>
      </ActionBar>
    </>
  );
}

const Way = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${size.touch};
  border-radius: ${radius.medium};
  background: ${color.accentFill};
  color: ${color.onFill};
  font-weight: ${weight.medium};
`;
