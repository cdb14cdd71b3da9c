import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

/**
 * Shows the camera at the back in a video element and looks for codes in it.
 * @returns what ends it and turns the camera off
 * @throws DOMException as getUserMedia does: refused, or there is no camera
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
      // A frame without a code is no failure, nor is one that could not be read.
      () => undefined,
    );
  }, video);
  return () => {
    endLoop();
    camera.stop();
  };
}
