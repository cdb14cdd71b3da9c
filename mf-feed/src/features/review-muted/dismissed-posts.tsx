import styled from 'styled-components';
import { dismissPost, listDismissedPosts, recallPost } from '@karavan/shared-api/client/muting';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { removeFromLists, request, useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { COLUMN_OF_CARDS } from '@karavan/shared-ui/grid-columns';
import { Detail } from '@karavan/shared-ui/product/organization-line';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { space } from '@karavan/shared-ui/tokens';
import { useReviewT } from './translation.ts';
import { MutedRow } from './muted-row.tsx';
import { useShowAgain } from './use-show-again.ts';

/** The posts in which the person was not interested. */
export function DismissedPosts() {
  const t = useReviewT();
  const { key } = useLocation();
  const posts = useEndlessList(listDismissedPosts, {});
  return (
    <EndlessView
      list={posts}
      label={t('posts')}
      keyOf={({ id }) => id}
      columns={COLUMN_OF_CARDS}
      gap={0}
      positionKey={key}
      empty={<EmptyState scene="calm" title={t('posts_empty')} text={t('posts_empty_text')} />}
    >
      {(post) => <Row post={post} />}
    </EndlessView>
  );
}

function Row({ post: { id, name, image, organization } }: { readonly post: FeedPost }) {
  const input = { params: { id } };
  const showAgain = useShowAgain({
    remove: (queries) => removeFromLists(queries, [listDismissedPosts], id),
    mute: () => request(dismissPost, input),
    unmute: () => request(recallPost, input),
  });
  return (
    <MutedRow to={`/p/${id}`} name={name} showAgain={showAgain}>
      <Line>
        <Thumbnail picture={image} size={48} />
        <Text>
          <span>{name}</span>
          <Detail>{organization.title}</Detail>
        </Text>
      </Line>
    </MutedRow>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
