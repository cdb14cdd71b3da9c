import styled from 'styled-components';
import { space, type } from '@karavan/shared-ui/tokens';

export const SectionTitle = styled.h2`
  margin: 0 0 ${space[3]};
  font: ${type.title3};
`;
