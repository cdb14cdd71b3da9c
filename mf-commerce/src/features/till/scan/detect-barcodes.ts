import { decodeBarcode } from './decode-barcode.ts';
import type { BarcodeDetector } from './barcode-detector.ts';

/** Wide enough for the thinnest bar of a code that fills half of the picture. */
const WIDTH_MAX = 960;

/** Reads barcodes out of the frames of a video, for browsers that cannot. */
export function createDetector(): BarcodeDetector {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return {
    async detect(video) {
      const scale = Math.min(1, WIDTH_MAX / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const rawValue = decodeBarcode(context.getImageData(0, 0, canvas.width, canvas.height));
      return rawValue === null ? [] : [{ rawValue }];
    },
  };
}
