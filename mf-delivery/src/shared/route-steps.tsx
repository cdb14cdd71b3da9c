import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface RouteStepsProps {
  readonly from: ReactNode;
  readonly to: ReactNode;
}

/** Pick-up and destination of a delivery, shown like the stops of a route. */
export function RouteSteps({ from, to }: RouteStepsProps) {
  const t = useT();
  return (
    <Steps>
      <Step>
        <dt>{t('from')}</dt>
        <dd>{from}</dd>
      </Step>
      <Step>
        <dt>{t('to')}</dt>
        <dd>{to}</dd>
      </Step>
    </Steps>
  );
}

const Steps = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;
`;

const Step = styled.div`
  position: relative;
  padding-inline-start: 28px;

  &::before {
    position: absolute;
    inset: 5px auto auto 0;
    width: 12px;
    height: 12px;
    border: 3px solid ${color.accent};
    border-radius: 50%;
    content: '';
  }

  &:last-child::before {
    border-color: ${color.green};
    background: ${color.green};
  }

  &:not(:last-child)::after {
    position: absolute;
    inset: 25px auto calc(-1 * ${space[3]}) 5px;
    border-inline-start: 2px dotted ${color.borderStrong};
    content: '';
  }

  dt {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  dd {
    margin: 0;
    font-weight: ${weight.medium};
  }
`;
