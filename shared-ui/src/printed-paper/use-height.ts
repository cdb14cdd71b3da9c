import { type RefObject, useEffect, useState } from 'react';

/** CSS defines an inch as 96 pixels. */
const MM_PER_PIXEL = 25.4 / 96;

/** The height of an element in whole millimetres; null until it is measured. */
export function useHeight(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const pixels = entry?.borderBoxSize[0]?.blockSize ?? 0;
      setHeight(Math.ceil(pixels * MM_PER_PIXEL));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
