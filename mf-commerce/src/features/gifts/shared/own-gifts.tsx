import type { ReactNode } from 'react';
import styled from 'styled-components';
import { listGifts } from '@karavan/shared-api/client/gifts';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { OwnGift } from './own-gift.tsx';
import { useGiftT, withGiftTexts } from '../translation.ts';

interface OwnGiftsProps {
  /** Instead of a list of nothing. */
  readonly empty: ReactNode;
}

/** The gift cards in one's wallet, those to pay with first. */
export const OwnGifts = withGiftTexts(List, <SkeletonText lines={3} />);

function List({ empty }: OwnGiftsProps) {
  const t = useGiftT();
  const gifts = useEndpoint(listGifts, {});
  return (
    <section aria-label={t('gift_cards')}>
      <AsyncView query={gifts} skeleton={<SkeletonText lines={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            empty
          ) : (
            <Cards>
              {list.map((gift) => (
                <OwnGift key={gift.id} gift={gift} />
              ))}
            </Cards>
          )
        }
      </AsyncView>
    </section>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
