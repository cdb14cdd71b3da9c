import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { ChevronRight, Gift } from 'lucide-react';
import { listGifts } from '@karavan/shared-api/client/gifts';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { raised } from '@karavan/shared-ui/product/raised';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useGiftT, withGiftTexts } from '../translation.ts';

/** The way to one's gift cards with what is on each that can be paid with, or to adding one by its code. */
export const GiftsInWallet = withGiftTexts(Row, <SkeletonRow />);

function Row() {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  const { data } = useEndpoint(listGifts, {});
  const balances = data?.list
    .filter(({ state }) => state === 'claimed')
    .map(({ balance }) => formatMoney(balance, locale))
    .join(' · ');
  return (
    <Way to="/gifts">
      <Gift size={24} aria-hidden />
      <span>
        <b>{t('gift_cards')}</b>
        <Line>{balances || t('add_by_code')}</Line>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Way>
  );
}

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}

  b {
    display: block;
    font: ${type.label};
  }

  span {
    flex: 1;
    min-width: 0;
  }

  svg {
    flex: none;
  }
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.second};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
