import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useItemInteractions } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { ItemActions as Actions, useSavedTexts } from '@karavan/shared-ui/product/item-actions';
import { space } from '@karavan/shared-ui/tokens';
import { ShareItem } from './share-item.tsx';

/** Below an item's price: like, discuss, share and save it. */
export function ItemActions({ item }: { readonly item: FeedPost }) {
  const interactions = useItemInteractions(item, useSavedTexts());
  return (
    <Row {...interactions} itemId={item.id} link={Link}>
      <ShareItem id={item.id} name={item.name} />
    </Row>
  );
}

const Row = styled(Actions)`
  gap: ${space[2]};
  margin: 0 calc(-1 * ${space[2]});
`;
