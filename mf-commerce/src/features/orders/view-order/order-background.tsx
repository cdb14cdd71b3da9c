import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OrderOrganization } from './order-organization.tsx';
import { StatusTimeline } from './status-timeline.tsx';

/** What stands below the goods: how the order got here, and who sells it. */
export function OrderBackground({ receipt }: { readonly receipt: Receipt }) {
  return (
    <>
      <Panel>
        <StatusTimeline receipt={receipt} />
      </Panel>
      <OrderOrganization receipt={receipt} />
    </>
  );
}
