import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useItemMarks } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { markAppearance } from '@karavan/shared-ui/toggle-button';
import { MarkRow, useSavedTexts } from '@karavan/shared-ui/product/item-actions';
import { space } from '@karavan/shared-ui/tokens';
import { ShareItem } from './share-item.tsx';

/** Below an item's price: like, discuss, share and save it. */
export function ItemActions({ item }: { readonly item: FeedPost }) {
  const marks = useItemMarks(item, useSavedTexts());
  return (
    <Row
      {...marks}
      discussion={(face) => <Discuss to={`/comments/post/${item.id}`}>{face}</Discuss>}
    >
      <ShareItem id={item.id} name={item.name} />
    </Row>
  );
}

const Row = styled(MarkRow)`
  gap: ${space[2]};
  margin: 0 calc(-1 * ${space[2]});
`;

const Discuss = styled(Link)`
  ${markAppearance}
`;
