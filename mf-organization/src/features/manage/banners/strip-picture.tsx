import styled from 'styled-components';
import { Image, type PictureSource } from '@karavan/shared-ui/image';
import { radius } from '@karavan/shared-ui/tokens';

/** The picture of a banner, small, beside what is said of it. */
export function StripPicture({ picture }: { readonly picture: PictureSource }) {
  return (
    <Frame>
      <Image picture={picture} alt="" ratio={3} sizes="168px" />
    </Frame>
  );
}

const Frame = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  width: 168px;
  max-width: 100%;
  border-radius: ${radius.medium};
`;
