import { X } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { LocalPicture } from './local-picture.tsx';

interface PickedPicturesProps {
  readonly pictures: readonly File[];
  onRemove(picture: File): void;
}

/** The pictures that go with the next message. */
export function PickedPictures({ pictures, onRemove }: PickedPicturesProps) {
  const t = useT();
  if (pictures.length === 0) return null;
  return (
    <List aria-label={t('picked_pictures')}>
      {pictures.map((picture, index) => (
        <Item key={`${picture.name} ${picture.lastModified} ${index}`}>
          <Square>
            <LocalPicture file={picture} alt={picture.name} />
          </Square>
          <Remove
            type="button"
            aria-label={t('remove_picture', { name: picture.name })}
            onClick={() => onRemove(picture)}
          >
            <X size={16} aria-hidden />
          </Remove>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[3]};
  overflow-x: auto;
`;

const Item = styled.li`
  position: relative;
  flex: none;
`;

const Square = styled.div`
  width: 72px;
  height: 72px;
  overflow: hidden;
  border-radius: ${radius.medium};
`;

/** Overlaps the picture's corner: a 44 px touch target that looks 24 px wide. */
const Remove = styled.button`
  position: absolute;
  inset: -10px -10px auto auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  svg {
    box-sizing: content-box;
    padding: 4px;
    border-radius: ${radius.full};
    background: ${color.text};
    color: ${color.surface};
  }
`;
