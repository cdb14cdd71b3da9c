import styled from 'styled-components';
import { color, radius, size, space } from '@karavan/shared-ui/tokens';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
`;

export const Select = styled.select`
  justify-self: start;
  min-height: ${size.touch};
  max-width: 100%;
  padding: 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;
