const LONGEST_SIDE = 2400;
const QUALITY = 0.88;
/** Smaller ones are sent as they are. */
const LARGE_BYTES = 1_500_000;
const SENT_AS_THEY_ARE = ['image/jpeg', 'image/png'];

/**
 * A photo of a phone's camera as large as it is ever shown, so that it is there in a moment. One that the browser cannot
 * read stays as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= LARGE_BYTES && SENT_AS_THEY_ARE.includes(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const photo = await drawPhoto(picture, picture.width * scale, picture.height * scale);
    picture.close();
    return photo ?? file;
  } catch {
    return file;
  }
}

/** What is drawn as a JPEG; null where the browser cannot. */
export function drawPhoto(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      QUALITY,
    );
  });
}
