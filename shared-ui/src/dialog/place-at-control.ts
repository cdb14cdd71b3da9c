/** All in pixels, as the viewport counts them. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface BoxPlace {
  readonly left: number;
  /** One of them is null: the box grows away from its control. */
  readonly top: number | null;
  readonly bottom: number | null;
  readonly maxHeight: number;
}

export const BOX_WIDTH = 400;
const MOST_HEIGHT = 560;
const GAP = 8;
const MARGIN = 16;

/**
 * Where a box stands beside the control that has opened it: below it, or above where that has more room.
 * @param boxWidth in pixels
 */
export function placeAtControl(
  control: Frame,
  { width, height }: Viewport,
  boxWidth = BOX_WIDTH,
): BoxPlace {
  const left = Math.max(MARGIN, Math.min(control.left, width - boxWidth - MARGIN));
  const below = height - control.bottom - GAP - MARGIN;
  const above = control.top - GAP - MARGIN;
  const isBelow = below >= Math.min(above, MOST_HEIGHT);
  return {
    left,
    top: isBelow ? control.bottom + GAP : null,
    bottom: isBelow ? null : height - control.top + GAP,
    maxHeight: Math.min(MOST_HEIGHT, isBelow ? below : above),
  };
}
