import type { Area } from 'react-easy-crop';

/** The longest side of what is cut out, in pixels: as large as pictures are stored. */
const SIDE_MAX = 1440;
const QUALITY = 0.92;

export interface Cut {
  /** In pixels of the picture as it stands after turning. */
  readonly area: Area;
  /** Clockwise, a multiple of 90. */
  readonly degrees: number;
}

/** Loads a picture as its camera was held; rejects for what is none. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Cuts a part out of a picture, no larger than it is stored, as a JPEG; what is transparent becomes white. */
export async function cropPicture(
  picture: HTMLImageElement,
  { area, degrees }: Cut,
): Promise<Blob> {
  const scale = Math.min(1, SIDE_MAX / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';

  const { naturalWidth: width, naturalHeight: height } = picture;
  const isSideways = degrees % 180 !== 0;
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  context.translate((isSideways ? height : width) / 2, (isSideways ? width : height) / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
