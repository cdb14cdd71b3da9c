import styled from 'styled-components';
import { Gift } from 'lucide-react';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { OwnGifts } from '../shared/own-gifts.tsx';
import { useGiftT, withGiftTexts } from '../translation.ts';

/** One's gift cards, and the way to add one by its code. */
export function GiftsInWallet() {
  return <OwnGifts tools={<AddOne />} empty={<AddOne />} />;
}

const AddOne = withGiftTexts(function AddOne() {
  const t = useGiftT();
  return (
    <Way to="/gifts">
      <Gift size={24} aria-hidden />
      {t('add_by_code')}
    </Way>
  );
});

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
  font: ${type.label};
`;
