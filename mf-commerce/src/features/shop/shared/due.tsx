import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Panel } from '@karavan/shared-ui/product/panel';
import { media, space } from '@karavan/shared-ui/tokens';
import { ActionBar } from '../../../shared/action-bar.tsx';

interface DueProps {
  /** How the total comes about. */
  readonly children: ReactNode;
  readonly total: string;
  readonly action: ReactNode;
}

/**
 * What is to be paid, and the press that goes on. On a phone the press, with the total, stays above
 * the navigation, at the end of the flex column around it.
 */
export function Due({ children, total, action }: DueProps) {
  return (
    <Root>
      <Panel>{children}</Panel>
      <ActionBar price={total}>{action}</ActionBar>
    </Root>
  );
}

/** Its two parts stand where the page puts them. */
const Root = styled.div`
  display: contents;

  > :last-child {
    ${media.narrow} {
      margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
    }
  }
`;
