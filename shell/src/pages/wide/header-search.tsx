import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, radius, space } from '@karavan/shared-ui/tokens';
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

/** In the middle of the bar, whatever stands beside it: it does not move from page to page. */
const Box = styled(Link)`
  position: absolute;
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: min(480px, 36%);
  min-height: 40px;
  transform: translateX(-50%);
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
