import type { HTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { color, fontSize, weight } from '@karavan/shared-ui/tokens';

type TextSize = 'caption' | 'small' | 'body' | 'title';
type TextTone = 'text' | 'textMuted' | 'accent' | 'danger' | 'success' | 'warning';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'span' | 'div';
  readonly size?: TextSize;
  readonly tone?: TextTone;
  readonly strength?: 'regular' | 'medium' | 'bold';
  /** Truncates the text with an ellipsis after this many lines. */
  readonly lines?: number;
}

/** Running text. */
export function Text({
  size = 'body',
  tone = 'text',
  strength = 'regular',
  lines,
  ...rest
}: TextProps) {
  return <Root {...rest} $size={size} $tone={tone} $strength={strength} $lines={lines} />;
}

interface RootProps {
  readonly $size: TextSize;
  readonly $tone: TextTone;
  readonly $strength: 'regular' | 'medium' | 'bold';
  readonly $lines: number | undefined;
}

const Root = styled.p<RootProps>`
  color: ${({ $tone }) => color[$tone]};
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: ${({ $strength }) => weight[$strength]};

  ${({ $lines }) =>
    $lines !== undefined &&
    css`
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${$lines};
    `}
`;
