import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { stepsOf } from './kinds/steps-of.ts';

/** How far an order has come, at a glance. The timeline says it in words. */
export function OrderWay({ receipt }: { readonly receipt: Receipt }) {
  return (
    <Way aria-hidden>
      {stepsOf(receipt).map(({ key, isDone }) => (
        <i key={key} data-done={isDone || undefined} />
      ))}
    </Way>
  );
}

const Way = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-top: ${space[3]};

  i {
    flex: 1;
    height: 6px;
    border-radius: ${radius.full};
    background: ${color.fill};
  }

  [data-done] {
    background: ${color.green};
  }

  /* The one that is waited for. */
  [data-done] + :not([data-done]) {
    background: ${color.saffron};
  }
`;
