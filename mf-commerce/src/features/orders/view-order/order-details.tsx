import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OrderLines } from './order-lines.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderOrganization } from './order-organization.tsx';
import { StatusTimeline } from './status-timeline.tsx';

/** What was ordered, how it got here, and who sells it. */
export function OrderDetails({ receipt }: { readonly receipt: Receipt }) {
  return (
    <>
      {receipt.note && <OrderNote receipt={receipt} />}
      <OrderLines receipt={receipt} />
      <Panel>
        <StatusTimeline receipt={receipt} />
      </Panel>
      <OrderOrganization receipt={receipt} />
    </>
  );
}
