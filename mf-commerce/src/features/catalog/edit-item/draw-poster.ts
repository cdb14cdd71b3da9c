import { drawPhoto } from '../shared/shrink-photo.ts';

const WIDTH_MAX = 1280;
/** Of a video that does not show itself. */
const PATIENCE_MS = 10_000;

/** An early frame of a video, to stand for it until it plays; null where the browser cannot show it. */
export async function drawPoster(file: File): Promise<File | null> {
  const video = document.createElement('video');
  const src = URL.createObjectURL(file);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const isShown = new Promise<void>((resolve, reject) => {
      video.addEventListener('seeked', () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('No video')), { once: true });
      setTimeout(() => reject(new Error('No frame')), PATIENCE_MS);
    });
    video.addEventListener('loadeddata', () => {
      video.currentTime = Math.min(0.5, video.duration / 2);
    });
    video.src = src;
    await isShown;
    const scale = Math.min(1, WIDTH_MAX / video.videoWidth);
    return await drawPhoto(video, video.videoWidth * scale, video.videoHeight * scale);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(src);
  }
}
