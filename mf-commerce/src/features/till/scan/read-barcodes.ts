import type { BarcodeDetector } from './barcode-detector.ts';

type Browser = typeof globalThis & {
  readonly BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeDetector;
};

/** Codes that are printed on goods. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128'] as const;
const EVERY_MS = 250;

/** For browsers that have none; it loads where it is needed. */
async function loadDetector(): Promise<BarcodeDetector> {
  const { createDetector } = await import(
    /* webpackChunkName: "detect-barcodes" */ './detect-barcodes.ts'
  );
  return createDetector();
}

/**
 * Looks for the barcodes of goods in what a video element shows.
 * @returns a function that stops looking
 */
export function readBarcodes(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  load = loadDetector,
): () => void {
  const { BarcodeDetector: Detector } = globalThis as Browser;
  const loading = Detector ? Promise.resolve(new Detector({ formats: FORMATS })) : load();
  // Each frame meets the failure anew.
  loading.catch(() => undefined);
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    loading
      .then((detector) => detector.detect(video))
      .then(
        ([code]) => code && onText(code.rawValue),
        // A frame that cannot be read is not an error; without a detector QR codes are read all the same.
        () => undefined,
      )
      .finally(() => {
        isReading = false;
      });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
