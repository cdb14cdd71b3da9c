import type { ComponentType, ReactNode } from 'react';

/** How the host leads to one of its pages: the link of its router. */
export type ProductLink = ComponentType<{
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}>;
