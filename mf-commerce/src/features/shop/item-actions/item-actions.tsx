import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useItemInteractions } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { ItemActions as Actions, useSavedTexts } from '@karavan/shared-ui/product/item-actions';
import { lazily } from '@karavan/shared-ui/lazily';
import { space } from '@karavan/shared-ui/tokens';
import { ShareItem } from './share-item.tsx';

/** Below an item's price: like, discuss, share and save it. */
export function ItemActions({ item }: { readonly item: FeedPost }) {
  const interactions = useItemInteractions(item, useSavedTexts());
  const isSignedIn = useAtomValue(isSignedInAtom);
  return (
    <>
      {isSignedIn && <LiveItem id={item.id} />}
      <Row {...interactions} itemId={item.id} link={Link}>
        <ShareItem id={item.id} name={item.name} />
      </Row>
    </>
  );
}

const LiveItem = lazily(
  async () => (await import(/* webpackChunkName: "live-item" */ './live-item.tsx')).LiveItem,
);

const Row = styled(Actions)`
  gap: ${space[2]};
  margin: 0 calc(-1 * ${space[2]});
`;
