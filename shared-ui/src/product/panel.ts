import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';
import { buttonsByWords } from '../button/buttons-by-words.ts';
import { raised } from './raised.ts';

/** A raised section of a page. */
export const Panel = styled.section`
  ${buttonsByWords}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${space[4]};
  ${raised}
`;
