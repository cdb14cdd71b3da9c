import { Languages } from 'lucide-react';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useItemMarks, useItemTranslation } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { markAppearance, MarkButton } from '@karavan/shared-ui/toggle-button';
import { MarkRow, useSavedTexts } from '@karavan/shared-ui/product/item-actions';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** What a person can do with a post without opening it: like, discuss, translate and save it. */
export function PostActions({ post }: { readonly post: FeedPost }) {
  const t = useT();
  const marks = useItemMarks(post, useSavedTexts());
  const translation = useItemTranslation(post);
  return (
    <Row
      {...marks}
      discussion={(face) => <Discuss to={`/comments/post/${post.id}`}>{face}</Discuss>}
    >
      {translation.isOffered && (
        <MarkButton
          label={t('translate')}
          pressed={translation.isShown}
          icon={<Languages size={24} aria-hidden />}
          onClick={translation.toggle}
        />
      )}
    </Row>
  );
}

const Row = styled(MarkRow)`
  padding: 0 ${space[2]} ${space[2]};
`;

const Discuss = styled(Link)`
  ${markAppearance}
`;
