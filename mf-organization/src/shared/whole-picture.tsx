import styled from 'styled-components';
import { FullScreen } from '@karavan/shared-ui/full-screen';
import { color } from '@karavan/shared-ui/tokens';

interface WholePictureProps {
  readonly name: string;
  readonly src: string;
  onClose(): void;
}

/** A document over the whole page. */
export function WholePicture({ name, src, onClose }: WholePictureProps) {
  return (
    <FullScreen name={name} onClose={onClose}>
      <Whole>
        <img src={src} alt={name} />
      </Whole>
    </FullScreen>
  );
}

const Whole = styled.div`
  display: grid;
  place-items: center;
  min-height: 100%;
  overflow: auto;
  background: ${color.surfaceSunken};

  img {
    max-width: 100%;
    height: auto;
  }
`;
