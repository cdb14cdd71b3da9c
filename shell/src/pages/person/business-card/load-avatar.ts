/** The side of the picture in a contact: what address books show at most. */
const SIDE = 320;
const QUALITY = 0.85;

export function loadAvatar(address: string): Promise<ImageBitmap> {
  return fetch(address)
    .then((answer) => answer.blob())
    .then((picture) => createImageBitmap(picture));
}

/** A picture as address books take it: a JPEG in base64. */
export async function avatarForContact(address: string): Promise<string> {
  const picture = await loadAvatar(address);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1]!;
}
