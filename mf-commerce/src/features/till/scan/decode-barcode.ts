import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  RGBLuminanceSource,
} from '@zxing/library';

const HINTS = new Map<DecodeHintType, unknown>([
  [
    DecodeHintType.POSSIBLE_FORMATS,
    [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.CODE_128],
  ],
  [DecodeHintType.TRY_HARDER, true],
]);

const reader = new MultiFormatOneDReader(HINTS);

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}

/** What the barcode in a picture says; null without one. */
export function decodeBarcode({ width, height, data }: Picture): string | null {
  const brightness = Uint8ClampedArray.from(
    { length: width * height },
    (_, pixel) => (data[pixel * 4]! + data[pixel * 4 + 1]! * 2 + data[pixel * 4 + 2]!) / 4,
  );
  const picture = new BinaryBitmap(
    new HybridBinarizer(new RGBLuminanceSource(brightness, width, height)),
  );
  try {
    return reader.decode(picture, HINTS).getText();
  } catch {
    return null;
  }
}
