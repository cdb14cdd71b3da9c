import type { Location } from '@karavan/shared-api/router';

/** From one page to another. */
export interface Step {
  readonly from: Location;
  readonly to: Location;
}

/**
 * Replaces a page that is on screen by another one.
 * @param change resolves when the other page is on screen
 */
export type SwapPages = (step: Step, change: () => Promise<void>) => Promise<void>;
