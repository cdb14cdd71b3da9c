import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';

/** A field for what cannot be scanned, and its button. */
export const TypeForm = styled.form`
  display: grid;
  gap: ${space[3]};
`;
