import type { ReactNode } from 'react';

/** One component in one state. */
export interface Story {
  readonly name: string;
  readonly render: () => ReactNode;
  /** Takes a whole line of the gallery. */
  readonly wide?: boolean;
}

/** All states of one component. */
export interface StoryGroup {
  readonly title: string;
  /** `row` sets small things beside each other, `block` gives each all the width there is. */
  readonly layout?: 'row' | 'block';
  readonly stories: readonly Story[];
}
