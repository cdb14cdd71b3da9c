/** What some browsers bring along. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
