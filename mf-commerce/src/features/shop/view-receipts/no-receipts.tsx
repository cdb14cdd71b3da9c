import styled from 'styled-components';
import { space } from '@karavan/shared-ui/tokens';
import { NothingBought } from '../shared/nothing-bought.tsx';
import { ToHeldTickets } from './to-held-tickets.tsx';
import { withFilterTexts } from './translation.ts';

/** Shown to somebody who has bought nothing yet. */
export const NoReceipts = withFilterTexts(() => (
  <Root>
    <NothingBought lacks="receipts" />
    <ToHeldTickets />
  </Root>
));

const Root = styled.div`
  display: grid;
  gap: ${space[3]};

  > :last-child {
    justify-self: center;
  }
`;
