import styled from 'styled-components';
import { color, type } from '@karavan/shared-ui/tokens';

/** A word beside the price of an item about what has changed while it was shown. */
export const ItemNews = styled.span`
  color: ${color.warning};
  font: ${type.caption};
`;
