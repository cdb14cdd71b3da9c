import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { fontSize, lineHeight, tracking, weight } from '@karavan/shared-ui/tokens';

type HeadingSize = 'display' | 'heading' | 'title';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the page's outline; determines the look unless `size` is given. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: HeadingSize;
}

const SIZE_OF_LEVEL = { 1: 'display', 2: 'heading', 3: 'title', 4: 'title' } as const;

/** A heading of the page's outline. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <Root {...rest} as={`h${level}`} $size={size} />;
}

const Root = styled.h2<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};
  line-height: ${lineHeight.tight};
  text-wrap: balance;
`;
