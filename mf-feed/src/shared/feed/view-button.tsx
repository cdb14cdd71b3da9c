import { LayoutGrid, Rows2 } from 'lucide-react';
import styled from 'styled-components';
import type { ViewMode } from '@karavan/shared-api/contract/enumerations';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../translation.ts';

interface ViewButtonProps {
  readonly view: ViewMode;
  onChange(view: ViewMode): void;
}

/** Changes between cards and a grid of tiles; at the end of its line. */
export function ViewButton({ view, onChange }: ViewButtonProps) {
  const t = useT();
  const isGrid = view === 'GRID';
  return (
    <AtEnd
      label={isGrid ? t('view_feed') : t('view_grid')}
      icon={isGrid ? <Rows2 size={22} /> : <LayoutGrid size={22} />}
      onClick={() => onChange(isGrid ? 'FEED' : 'GRID')}
    />
  );
}

const AtEnd = styled(IconButton)`
  margin-inline-start: auto;
`;
