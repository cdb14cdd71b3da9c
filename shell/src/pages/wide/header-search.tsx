import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Leads to the search, from every page. */
export function HeaderSearch() {
  const t = useT();
  return (
    <Box to="/home/search">
      <Search size={20} aria-hidden />
      <span>{t('search')}</span>
    </Box>
  );
}

const Box = styled(Link)`
  display: flex;
  flex: 0 1 480px;
  align-items: center;
  gap: ${space[2]};
  min-width: ${size.touch};
  min-height: 40px;
  margin-right: auto;
  padding: 0 ${space[4]};
  border-radius: ${radius.full};
  background: ${color.fill};
  color: ${color.textMuted};

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
