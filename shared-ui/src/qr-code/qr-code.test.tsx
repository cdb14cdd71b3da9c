import decodeQR from 'qr/decode.js';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { drawQr } from './draw-qr.ts';
import { QrCode } from './qr-code.tsx';

/** Rasterizes the path as a camera would see it, at eight pixels per module. */
function photograph({ side, path }: { readonly side: number; readonly path: string }) {
  const scale = 8;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * width + Number(x) * scale;
      for (let pixel = start; pixel < start + Number(length) * scale; pixel += 1) {
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

test('what is drawn is what a reader reads', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => decodeQR(photograph(drawQr(url))) === url),
    { numRuns: 30 },
  );
});

test('it has a name, paper colours and a white edge, and follows its value', async () => {
  const { container, rerender } = renderUi(<QrCode value="UID12" label="My code" />);
  const picture = await screen.findByRole('img', { name: 'My code' });
  const [paper, ink] = picture.children;
  expect([paper!.getAttribute('fill'), ink!.getAttribute('fill')]).toEqual(['#fff', '#000']);
  expect(ink!.getAttribute('d')).toMatch(/^M4 4h/);
  await expectAccessible(container);
  const before = ink!.getAttribute('d');
  rerender(<QrCode value="UID13" label="My code" />);
  await waitFor(() => expect(picture.children[1]!.getAttribute('d')).not.toBe(before));
});
