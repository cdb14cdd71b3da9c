import styled from 'styled-components';
import { space, weight } from '@karavan/shared-ui/tokens';

/** What has become of a request. */
export const Settled = styled.p`
  margin-top: ${space[2]};
  font-weight: ${weight.medium};
`;
