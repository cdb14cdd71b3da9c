import { Ticket } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { color, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** Leads to tickets that others have bought: no order of the reader's own shows them. */
export function ToHeldTickets() {
  const t = useT();
  return (
    <Root to="/tickets">
      <Ticket size={20} aria-hidden />
      {t('held_tickets')}
    </Root>
  );
}

const Root = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  justify-self: start;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
