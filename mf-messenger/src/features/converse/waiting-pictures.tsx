import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import type { WaitingMessage } from '../../shared/outbox/outbox.ts';
import { LocalPicture } from './local-picture.tsx';
import { PictureGrid } from './picture-grid.tsx';

/** Pictures being uploaded, with their progress. */
export function WaitingPictures({ pictures, progress }: WaitingMessage) {
  const locale = useAtomValue(localeAtom);
  return (
    <Place>
      <PictureGrid $isAlone={pictures.length === 1}>
        {pictures.map(({ file }, index) => (
          <Square key={index}>
            <LocalPicture file={file} alt="" />
          </Square>
        ))}
      </PictureGrid>
      {progress !== null && (
        <Share>{formatPercent(String(Math.round(progress * 100)), locale)}</Share>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;

const Square = styled.div`
  aspect-ratio: 1;
  opacity: 0.7;
`;

const Share = styled.span`
  position: absolute;
  inset: auto auto ${space[2]} ${space[2]};
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.scrim};
  color: ${color.onFill};
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
`;
