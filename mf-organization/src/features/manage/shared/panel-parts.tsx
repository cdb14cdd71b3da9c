import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

export const Title = styled.h2`
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
  font: ${type.title3};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;

/** What the platform has to say about it. */
export function Reason({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Said>
      <figcaption>{title}</figcaption>
      <blockquote>{children}</blockquote>
    </Said>
  );
}

const Said = styled.figure`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  figcaption {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  blockquote {
    margin: 0;
    white-space: pre-line;
  }
`;
