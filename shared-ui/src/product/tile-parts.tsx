import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { lineHeight } from '@karavan/shared-ui/tokens';
import type { ProductLink } from './product-link.ts';

/** Every tile shows the picture, name and price of an item and links to its page. */
export interface ItemTileProps {
  readonly item: FeedPost;
  readonly locale: string;
  readonly link: ProductLink;
}

/** Always two lines high, so that tiles in a row line up. */
export const TileName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  height: calc(2em * 1.25);
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
