import fc from 'fast-check';
import { BOX_WIDTH, placeAtControl } from './place-at-control.ts';

const viewport = fc.record({
  width: fc.integer({ min: 1024, max: 2560 }),
  height: fc.integer({ min: 600, max: 1600 }),
});
const controlIn = ({ width, height }: { width: number; height: number }) =>
  fc
    .tuple(fc.integer({ min: 0, max: width - 44 }), fc.integer({ min: 0, max: height - 44 }))
    .map(([left, top]) => ({ left, top, bottom: top + 44 }));

test('a box is within the screen, beside its control, and has at least a third of the screen', () => {
  fc.assert(
    fc.property(
      viewport.chain((screen) => controlIn(screen).map((control) => ({ screen, control }))),
      ({ screen, control }) => {
        const { left, top, bottom, maxHeight } = placeAtControl(control, screen);
        const upper = top ?? screen.height - bottom! - maxHeight;
        expect(left).toBeGreaterThanOrEqual(16);
        expect(left + BOX_WIDTH).toBeLessThanOrEqual(screen.width - 16);
        expect(upper).toBeGreaterThanOrEqual(16);
        expect(upper + maxHeight).toBeLessThanOrEqual(screen.height - 16);
        expect(upper >= control.bottom || upper + maxHeight <= control.top).toBe(true);
        expect(maxHeight).toBeGreaterThanOrEqual(Math.min(560, screen.height / 3));
      },
    ),
  );
});

test('it stands below a control in the corner above, and above one in the corner below', () => {
  const screen = { width: 1280, height: 900 };
  expect(placeAtControl({ left: 1200, top: 10, bottom: 54 }, screen)).toEqual({
    left: 864,
    top: 62,
    bottom: null,
    maxHeight: 560,
  });
  expect(placeAtControl({ left: 8, top: 840, bottom: 884 }, screen)).toEqual({
    left: 16,
    top: null,
    bottom: 68,
    maxHeight: 560,
  });
  expect(placeAtControl({ left: 1200, top: 10, bottom: 54 }, screen, 320).left).toBe(944);
});
