import { useId, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listComments } from '@karavan/shared-api/client/comments';
import type { Comment } from '@karavan/shared-api/contract/comments';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Avatar } from '@karavan/shared-ui/avatar';
import { formatCount } from '@karavan/shared-ui/format-count';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, media, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { useT, withShopTexts } from '../translation.ts';

const SHOWN = 3;

function Preview({ itemId }: { readonly itemId: number }) {
  const t = useT();
  const ui = useUiText();
  const headingId = useId();
  const comments = useEndpoint(listComments, { params: { id: itemId }, query: { limit: SHOWN } });
  const count = comments.data?.total_count ?? 0;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>
        {ui('discuss')} {count > 0 && <Count>{formatCount(count)}</Count>}
      </h2>
      <AsyncView
        query={comments}
        skeleton={
          <Loading>
            <SkeletonRow />
          </Loading>
        }
      >
        {({ list }) => (
          <>
            {list.length === 0 ? (
              <Muted>{t('no_comments')}</Muted>
            ) : (
              <List>
                {list.map((comment) => (
                  <li key={comment.id}>
                    <Row comment={comment} />
                  </li>
                ))}
              </List>
            )}
            <All to={`/comments/post/${itemId}`}>
              {t(list.length === 0 ? 'write_first' : 'all_comments')}
            </All>
          </>
        )}
      </AsyncView>
    </Section>
  );
}

/** The latest comments on an item, with a link to all of them. */
export const PreviewComments = withShopTexts(Preview);

function Row({ comment }: { readonly comment: Comment }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(() => Date.now());
  const { user, text, created_at, is_blocked } = comment;
  const author = user.full_name || t('anonymous');
  return (
    <Said>
      <Avatar name={author} src={user.avatar} size={40} />
      <div>
        <Author>{author}</Author>{' '}
        <Muted>
          <RelativeTime date={created_at} locale={locale} now={now} />
        </Muted>
        {is_blocked && <Muted as="p">{t('author_blocked')}</Muted>}
        <Words>{text}</Words>
      </div>
    </Said>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  align-self: start;
  min-width: 0;
  padding: ${space[4]};
  background: ${color.surface};

  h2 {
    font: ${type.title3};
  }

  ${media.wide} {
    border-radius: ${radius.large};
    padding: ${space[5]};
  }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Said = styled.article`
  display: flex;
  /* The height of two lines: the page has reserved this space in advance. */
  min-height: 72px;
  gap: ${space[3]};

  > :last-child {
    min-width: 0;
  }
`;

const Author = styled.span`
  font-weight: ${weight.medium};
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
