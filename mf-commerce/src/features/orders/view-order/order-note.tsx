import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** What the client asks of the seller, as it was written. */
export function OrderNote({
  receipt: { note, is_mine },
}: {
  readonly receipt: Pick<Receipt, 'note' | 'is_mine'>;
}) {
  const t = useT();
  const title = t(is_mine ? 'own_note' : 'client_note');
  return (
    <Panel aria-label={title}>
      <Title>{title}</Title>
      <Words>{note}</Words>
    </Panel>
  );
}

const Title = styled.h2`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
