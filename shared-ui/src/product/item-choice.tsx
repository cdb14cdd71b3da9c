import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { Image } from '@karavan/shared-ui/image';
import { color, radius, space } from '@karavan/shared-ui/tokens';

interface ItemChoiceProps {
  readonly item: Pick<FeedPost, 'name' | 'image'>;
  readonly isChosen: boolean;
  onToggle(): void;
}

/** An item of a grid with a checkbox, to select several. */
export function ItemChoice({ item: { name, image }, isChosen, onToggle }: ItemChoiceProps) {
  return (
    <Tile data-chosen={isChosen}>
      {image && <Image picture={image} alt="" ratio={1} sizes="50vw" />}
      <Checkbox checked={isChosen} onChange={onToggle}>
        {name}
      </Checkbox>
    </Tile>
  );
}

const Tile = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};

  > label {
    padding: ${space[2]} ${space[3]};
  }

  &[data-chosen='true'] {
    outline: 3px solid ${color.accent};
  }
`;
