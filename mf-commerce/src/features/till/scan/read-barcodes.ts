/** What some browsers bring along; the others read QR codes alone. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type Browser = typeof globalThis & {
  readonly BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeDetector;
};

/** Codes that are printed on goods. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128'] as const;
const EVERY_MS = 250;

/**
 * Looks for the barcodes of goods in what a video element shows, where the browser can.
 * @returns a function that stops looking
 */
export function readBarcodes(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  const { BarcodeDetector: Detector } = globalThis as Browser;
  if (!Detector) return () => undefined;
  const detector = new Detector({ formats: FORMATS });
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    detector
      .detect(video)
      .then(
        ([code]) => code && onText(code.rawValue),
        // A frame that cannot be read is not an error.
        () => undefined,
      )
      .finally(() => {
        isReading = false;
      });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
