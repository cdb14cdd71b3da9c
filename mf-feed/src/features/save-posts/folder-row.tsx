import { FolderPlus } from 'lucide-react';
import styled from 'styled-components';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { Link } from '@karavan/shared-api/router';
import { Image } from '@karavan/shared-ui/image';
import { color, fontSize, media, radius, shadow, space, weight } from '@karavan/shared-ui/tokens';
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
          <FolderPlus size={28} aria-hidden />
          {t('new_folder')}
        </Add>
      </li>
      {folders.map((folder) => (
        <li key={folder.id}>
          <Card to={`/saved/${folder.id}`}>
            <Cover>
              {folder.images.map((picture) => (
                <Image key={picture.medium} picture={picture} alt="" ratio={1} sizes="80px" />
              ))}
            </Cover>
            <Name>{folder.name}</Name>
            <Count>{t('folder_items', { count: folder.item_count })}</Count>
          </Card>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 160px;
  grid-auto-flow: column;
  gap: ${space[3]};
  padding: ${space[3]};
  overflow-x: auto;

  ${media.wide} {
    grid-template-columns: repeat(auto-fill, 160px);
    grid-auto-flow: row;
  }
`;

const Add = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  width: 100%;
  height: 100%;
  min-height: 160px;
  border: 2px dashed ${color.border};
  border-radius: ${radius.large};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
`;

const Card = styled(Link)`
  display: grid;
  gap: 2px;
  overflow: hidden;
  padding-bottom: ${space[2]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

/** Up to four pictures in a square. */
const Cover = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-content: start;
  gap: 2px;
  aspect-ratio: 1;
  margin-bottom: ${space[1]};
  background: ${color.surfaceSunken};

  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Name = styled.span`
  overflow: hidden;
  padding: 0 ${space[3]};
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  padding: 0 ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
`;
