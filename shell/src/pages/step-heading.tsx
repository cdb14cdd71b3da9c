import type { ReactNode } from 'react';
import styled from 'styled-components';
import { takeFocus } from '@karavan/shared-ui/take-focus';
import { Heading } from './page-layout.ts';

/** Takes the focus once, since what had it has just left the page: readers hear what has come instead. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Focused data-title tabIndex={-1} ref={takeFocus}>
      {children}
    </Focused>
  );
}

const Focused = styled(Heading)`
  outline: none;
`;
