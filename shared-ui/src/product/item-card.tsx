import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom, translatedTextsAtom } from '@karavan/shared-api/state';
import { Image } from '@karavan/shared-ui/image';
import { lazily } from '@karavan/shared-ui/lazily';
import { Price } from '@karavan/shared-ui/price';
import {
  color,
  fontSize,
  lineHeight,
  media,
  radius,
  shadow,
  size,
  space,
  weight,
} from '@karavan/shared-ui/tokens';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';

interface PostCardProps {
  readonly post: FeedPost;
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

/** One post of the feed: whose it is, what it looks like, what it costs. */
export function PostCard({ post, priority }: PostCardProps) {
  const locale = useAtomValue(localeAtom);
  const { organization, image } = post;
  const { name, description } = useAtomValue(translatedTextsAtom).get(post.id) ?? post;
  return (
    <Card>
      <Owner to={`/organizations/${organization.id}`}>
        <OrganizationLine organization={organization} size={40}>
          <Detail>{organization.type}</Detail>
        </OrganizationLine>
      </Owner>
      <PostLink to={`/p/${post.id}`}>
        {image && (
          <Image
            picture={image}
            alt=""
            ratio={4 / 3}
            sizes="(min-width: 1024px) 360px, 100vw"
            priority={priority}
          />
        )}
        <Text>
          <Name>{name}</Name>
          <Description>{description}</Description>
          {post.price && (
            <Price
              price={post.price}
              unit={post.price_unit}
              converted={post.converted_price}
              oldPrice={post.old_price}
              locale={locale}
            />
          )}
        </Text>
      </PostLink>
      <PostActions post={post} />
    </Card>
  );
}

/** Keeps the row's place until it is there. */
const NoActions = styled.div`
  height: calc(${size.touch} + ${space[2]});
`;

const PostActions = lazily(
  async () => (await import(/* webpackChunkName: "marks" */ '../../../mf-feed/src/shared/post-actions.tsx')).PostActions,
  <NoActions />,
);

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${media.wide} {
    border-radius: ${radius.large};
  }
`;

const Owner = styled(Link)`
  padding: ${space[3]} ${space[4]};
`;

const PostLink = styled(Link)`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`;

const Name = styled.span`
  font-size: ${fontSize.title};
  font-weight: ${weight.medium};
  line-height: ${lineHeight.tight};
`;

const Description = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
