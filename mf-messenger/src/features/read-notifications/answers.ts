import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';

/** The actions of a notification, side by side. */
export const Answers = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;
