import type { ComponentType, ReactNode } from 'react';

/** The link component of the host's router. */
export type ProductLink = ComponentType<{
  readonly to: string;
  /** Kept by the history entry, for the page that it leads to. */
  readonly state?: unknown;
  readonly className?: string;
  readonly children?: ReactNode;
}>;
