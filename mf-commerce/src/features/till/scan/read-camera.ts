import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import { readBarcodes } from './read-barcodes.ts';

/**
 * Shows the rear camera in a video element and scans it for codes.
 * @returns a function that stops scanning and turns the camera off
 * @throws DOMException like getUserMedia: permission denied, or no camera
 */
export async function readCamera(
  video: HTMLVideoElement,
  onText: (text: string) => void,
): Promise<() => void> {
  const camera = await rearCamera(video);
  const canvas = new QRCanvas({}, { async: true });
  const endLoop = frameLoop(() => {
    camera.readFrame(canvas, true).then(
      (result) => typeof result === 'string' && onText(result),
      // A frame without a readable code is not an error.
      () => undefined,
    );
  }, video);
  const endBarcodes = readBarcodes(video, onText);
  return () => {
    endBarcodes();
    endLoop();
    camera.stop();
  };
}
