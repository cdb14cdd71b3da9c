import type { ReactNode } from 'react';

/** One component in one state. */
export interface Story {
  readonly name: string;
  readonly render: () => ReactNode;
  /** Takes a whole row of the gallery. */
  readonly wide?: boolean;
}

/** All states of one component. */
export interface StoryGroup {
  readonly title: string;
  /** `row` places small things side by side, `block` gives each the full width. */
  readonly layout?: 'row' | 'block';
  readonly stories: readonly Story[];
}
