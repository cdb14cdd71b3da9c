import styled from 'styled-components';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import {
  RELUCTANT_ACTIONS,
  STAFF_ENDPOINTS,
  type PlainStaffAction,
} from '@karavan/shared-api/staff-actions';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import type { Rejection } from './ask-whether.ts';
import { refreshOrders } from './order-queries.ts';

interface OrderPressesProps {
  readonly order: ListedOrder;
  readonly organizationId: number;
}

type Step = { readonly action: PlainStaffAction } & Rejection;

/** What the reader can do with a listed order: the way back, then the next step. */
export function OrderPresses({ order, organizationId }: OrderPressesProps) {
  const t = useT();
  const { dialogs } = useShell();
  const step = useWrite(
    ({ action, ...rejection }: Step) =>
      request(STAFF_ENDPOINTS[action], {
        params: { id: organizationId, order: order.id },
        ...rejection,
      }),
    {
      done: (_receipt, { action }) => t(`done_${action}`, { id: order.id }),
      onSettled: (_step, queries) => refreshOrders(queries),
    },
  );
  const actions = pressesOf(order);
  if (actions.length === 0) return <Row />;
  async function press(action: PlainStaffAction): Promise<void> {
    if (!RELUCTANT_ACTIONS.has(action)) return void step.send({ action });
    const { askWhether } = await import(/* webpackChunkName: "ask-whether" */ './ask-whether.ts');
    const rejection = await askWhether(action, { id: order.id, dialogs, t });
    if (rejection) await step.send({ action, ...rejection });
  }
  return (
    <Row>
      {actions.map((action) => (
        <Press
          key={action}
          size="small"
          kind={RELUCTANT_ACTIONS.has(action) ? 'secondary' : 'primary'}
          loading={step.isPending && step.intent?.action === action}
          paused={step.isPending && step.intent?.action !== action}
          onClick={() => void press(action)}
        >
          {t(`action_${action}`)}
        </Press>
      ))}
    </Row>
  );
}

/** What comes after the end of an order, such as a refund, is left to its page; one step stands out. */
function pressesOf({ stage, staff_actions }: ListedOrder): readonly PlainStaffAction[] {
  if (stage === null) return [];
  const plain = staff_actions.filter((action) => action !== 'refund');
  const next = plain.find((action) => !RELUCTANT_ACTIONS.has(action));
  const back = plain.find((action) => RELUCTANT_ACTIONS.has(action));
  return [back, next].filter((action) => action !== undefined);
}

const Row = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};

  &:empty {
    display: none;
  }

  @media (min-width: 768px) {
    flex: none;
    /* So that the sums of all orders end at the same place. */
    width: 264px;

    &:empty {
      display: flex;
    }
  }
`;

const Press = styled(Button)`
  flex: 0 1 auto;
`;
