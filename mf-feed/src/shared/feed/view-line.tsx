import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { FeedFilterControls } from './feed-filter.ts';
import { PlaceButton } from './place-button.tsx';
import { ViewButton } from './view-button.tsx';

interface ViewLineProps {
  readonly controls: FeedFilterControls;
  /** Further filters, in front. */
  readonly children: ReactNode;
}

/** Filters, place, order and view of a feed. */
export function ViewLine({ controls, children }: ViewLineProps) {
  const t = useT();
  const { filter } = controls;
  return (
    <Room>
      <Line>
        {children}
        <PlaceButton controls={controls} />
        <Order
          aria-label={t('order')}
          value={filter.order ?? ''}
          onChange={({ target }) => controls.setOrder((target.value || null) as FeedOrder | null)}
        >
          <option value="">{t('order_newest')}</option>
          <option value="popular">{t('order_popular')}</option>
          <option value="price">{t('order_cheaper')}</option>
          <option value="-price">{t('order_expensive')}</option>
        </Order>
        <ViewButton view={filter.view} onChange={controls.setView} />
      </Line>
    </Room>
  );
}

const Room = styled.div`
  min-width: 0;
  container-type: inline-size;
`;

/**
 * One line in every font, as what is below must not move when the page's own arrives; several only
 * where the screen is very narrow or the text very large.
 */
const Line = styled.div`
  display: flex;

  @container (max-width: 19em) {
    flex-wrap: wrap;
  }
  min-width: 0;
  align-items: center;
  gap: ${space[2]};
`;

/** A native select that looks like text. */
const Order = styled.select`
  flex: 0 1 auto;
  field-sizing: content;
  min-width: 0;
  max-width: 180px;
  min-height: ${size.touch};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  font: ${type.label};
  text-overflow: ellipsis;
  cursor: pointer;
`;
