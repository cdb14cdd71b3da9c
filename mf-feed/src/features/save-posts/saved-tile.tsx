import styled from 'styled-components';
import { lazily } from '@karavan/shared-ui/lazily';
import { space } from '@karavan/shared-ui/tokens';
import { PostTile } from '../../shared/post-tile.tsx';
import type { SavedMenuProps } from './saved-menu.tsx';

interface SavedTileProps extends SavedMenuProps {
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

/** A saved post with a menu that moves it between folders and removes it. */
export function SavedTile({ priority, ...menu }: SavedTileProps) {
  return (
    <Place>
      <PostTile post={menu.post} priority={priority} />
      <Corner>
        <SavedMenu {...menu} />
      </Corner>
    </Place>
  );
}

const SavedMenu = lazily(
  async () => (await import(/* webpackChunkName: "saved-menu" */ './saved-menu.tsx')).SavedMenu,
);

const Place = styled.div`
  position: relative;
  height: 100%;
`;

const Corner = styled.div`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
`;
