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
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { refreshOrders } from './order-queries.ts';

interface OrderPressesProps {
  readonly order: ListedOrder;
  readonly organizationId: number;
}

/** What the reader can do with a listed order: the next step first, the other way beside it. */
export function OrderPresses({ order, organizationId }: OrderPressesProps) {
  const t = useT();
  const { dialogs } = useShell();
  const step = useWrite(
    (action: PlainStaffAction) =>
      request(STAFF_ENDPOINTS[action], { params: { id: organizationId, order: order.id } }),
    {
      done: (_receipt, action) => t(`done_${action}`, { id: order.id }),
      onSettled: (_action, queries) => refreshOrders(queries),
    },
  );
  const actions = pressesOf(order);
  if (actions.length === 0) return <Row />;
  async function press(action: PlainStaffAction): Promise<void> {
    if (RELUCTANT_ACTIONS.has(action)) {
      const title = t(`action_${action}`);
      const text = t('sure_about', { id: order.id });
      if (!(await dialogs.confirm({ title, text, danger: true }))) return;
    }
    await step.send(action);
  }
  return (
    <Row>
      {actions.map((action) => (
        <Press
          key={action}
          kind={RELUCTANT_ACTIONS.has(action) ? 'quiet' : 'primary'}
          loading={step.isPending && step.intent === action}
          paused={step.isPending && step.intent !== action}
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
  return [next, back].filter((action) => action !== undefined);
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }

  ${media.wide} {
    grid-column: auto;
    justify-content: end;

    &:empty {
      display: flex;
    }
  }
`;

const Press = styled(Button)`
  flex: 1 1 auto;

  ${media.wide} {
    flex: none;
  }
`;
