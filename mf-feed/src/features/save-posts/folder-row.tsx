import { FolderPlus } from 'lucide-react';
import styled from 'styled-components';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { Link } from '@karavan/shared-api/router';
import { Image } from '@karavan/shared-ui/image';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { useSavedT } from './translation.ts';

interface FolderRowProps {
  readonly folders: readonly Folder[];
  onAdd(): void;
}

/** A row of the person's folders, each with pictures of its items, and a button to add one. */
export function FolderRow({ folders, onAdd }: FolderRowProps) {
  const t = useSavedT();
  return (
    <Row aria-label={t('folders')}>
      <li>
        <Add type="button" onClick={onAdd}>
          <FolderPlus size={24} aria-hidden />
          {t('new_folder')}
        </Add>
      </li>
      {folders.map((folder) => (
        <li key={folder.id}>
          <Card to={`/saved/${folder.id}`}>
            <Cover>
              {folder.images.map((picture) => (
                <Image key={picture.medium} picture={picture} alt="" ratio={1} sizes="56px" />
              ))}
            </Cover>
            <span>
              <Name>{folder.name}</Name>
              <Count>{t('folder_items', { count: folder.item_count })}</Count>
            </span>
          </Card>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 200px;
  grid-auto-flow: column;
  gap: ${space[3]};
  padding: ${space[3]};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    grid-auto-flow: row;
  }
`;

const Add = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  height: 100%;
  min-height: 72px;
  padding: ${space[2]} ${space[4]};
  border: 2px dashed ${color.border};
  border-radius: ${radius.large};
  background: transparent;
  color: ${color.text};
  font: ${type.label};
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  height: 100%;
  min-height: 72px;
  padding: ${space[2]};
  ${raised}
`;

/** Up to four pictures in a square. */
const Cover = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-content: start;
  gap: 2px;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  font: ${type.label};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.caption};
`;
