import { useEffect, useState, type CSSProperties } from 'react';
import { breakpoint } from '@karavan/shared-ui/tokens';
import { placeAtControl } from './place-at-control.ts';

/**
 * Where a box at a control is on a wide screen, in custom properties; it follows its control when the window
 * changes. Undefined where it has no control, and on narrow screens.
 * @param boxWidth in pixels
 */
export function useBoxStyle(control: Element | null, boxWidth?: number): CSSProperties | undefined {
  const [style, setStyle] = useState(() => boxStyle(control, boxWidth));
  useEffect(() => {
    const place = () => setStyle(boxStyle(control, boxWidth));
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [control, boxWidth]);
  return style;
}

function boxStyle(control: Element | null, boxWidth?: number): CSSProperties | undefined {
  if (!control?.isConnected || innerWidth < breakpoint.wide) return undefined;
  const screen = { width: innerWidth, height: innerHeight };
  const frame = control.getBoundingClientRect();
  const { left, top, bottom, maxHeight } = placeAtControl(frame, screen, boxWidth);
  const pixels = (length: number | null) => (length === null ? 'auto' : `${length}px`);
  return {
    '--box-left': pixels(left),
    '--box-top': pixels(top),
    '--box-bottom': pixels(bottom),
    '--box-max-height': pixels(maxHeight),
  } as CSSProperties;
}
