import styled from 'styled-components';
import { raised } from '@karavan/shared-ui/product/raised';
import { space } from '@karavan/shared-ui/tokens';

/** One partnership with what can be done about it. */
export const Card = styled.article`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  ${raised}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;
