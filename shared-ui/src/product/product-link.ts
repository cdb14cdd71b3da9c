import type { ComponentType, ReactNode } from 'react';

/** The link component of the host's router. */
export type ProductLink = ComponentType<{
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}>;
