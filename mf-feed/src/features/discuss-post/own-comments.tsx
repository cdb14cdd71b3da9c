import { useEffect, useState } from 'react';
import { MessageCircle } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listCommentedItems } from '@karavan/shared-api/client/comments';
import type { CommentedItem } from '@karavan/shared-api/contract/comments';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useLocation, useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatCount } from '@karavan/shared-ui/format-count';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { useDiscussT } from './translation.ts';

/** The items that the person has commented on, each with their latest comment. */
export function OwnComments() {
  const t = useDiscussT();
  const { header } = useShell();
  useEffect(() => header.set({ title: t('own_comments'), backTo: '/profile' }), [header, t]);
  return (
    <Page>
      <h1 className="visually-hidden">{t('own_comments')}</h1>
      <CommentedItems />
    </Page>
  );
}

function CommentedItems() {
  const t = useDiscussT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const items = useEndlessList(listCommentedItems, { query: {} });
  return (
    <EndlessView
      list={items}
      label={t('own_comments')}
      keyOf={({ id }) => id}
      positionKey={key}
      failure={{ title: t('comments_failed') }}
      empty={
        <EmptyState
          scene="comments"
          title={t('own_comments_empty')}
          text={t('own_comments_empty_text')}
          action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
        />
      }
    >
      {(item) => <ItemRow item={item} />}
    </EndlessView>
  );
}

function ItemRow({ item }: { readonly item: CommentedItem }) {
  const locale = useAtomValue(localeAtom);
  const [now] = useState(() => Date.now());
  const { id, name, image, comment_count, last_comment } = item;
  return (
    <Row to={`/comments/post/${id}`}>
      <Thumbnail picture={image} size={64} />
      <Text>
        <Name>{name}</Name>
        <Words>{last_comment.text}</Words>
        <Detail>
          <RelativeTime date={last_comment.created_at} locale={locale} now={now} />
          <Count>
            <MessageCircle size={16} aria-hidden />
            {formatCount(comment_count)}
          </Count>
        </Detail>
      </Text>
    </Row>
  );
}

const Page = styled.div`
  max-width: 680px;
  margin: 0 auto;

  ${media.wide} {
    overflow: clip;
    margin-top: ${space[5]};
    border-radius: ${radius.large};
  }
`;

const Row = styled(Link)`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  font: ${type.label};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Detail = styled.span`
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;
