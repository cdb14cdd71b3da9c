import styled from 'styled-components';
import type { InstagramPost } from '@karavan/shared-api/contract/instagram-posts';
import { color, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { InstagramMark } from '../../../shared/instagram-mark.tsx';
import { useT, withShopTexts } from '../translation.ts';

/** A post or reel of Instagram. Nothing is asked of Instagram until somebody opens it there. */
export const InstagramCard = withShopTexts(Card);

function Card({ post: { type: kind, url } }: { readonly post: InstagramPost }) {
  const t = useT();
  return (
    <Root href={url} target="_blank" rel="noopener noreferrer nofollow">
      <Disc>
        <InstagramMark pixels={36} />
      </Disc>
      <Words>
        {t(kind === 'instagram_video' ? 'instagram_reel' : 'instagram_post')}
        <Notice>{t('instagram_notice')}</Notice>
      </Words>
    </Root>
  );
}

const Root = styled.a`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  height: 100%;
  padding: ${space[4]};
  background: ${color.surfaceSunken};
  color: ${color.text};
  text-align: center;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: calc(${size.touch} * 1.5);
  height: calc(${size.touch} * 1.5);
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
`;

const Words = styled.span`
  display: grid;
  gap: ${space[1]};
  font-weight: ${weight.medium};
`;

const Notice = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
