import sharp from 'sharp';

/** A photo of one colour, encoded. */
export function drawPhoto(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 40, height = 30 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> {
  const photo = sharp({ create: { width, height, channels: 3, background: '#c9382f' } });
  return photo.toFormat(format).toBuffer();
}

/** A form with a file in it, as `server.call` sends it. */
export async function pictureForm(
  content: Buffer,
  { field = 'file', name = 'photo.png', type = 'image/png' } = {},
): Promise<{ readonly body: Buffer; readonly headers: Record<string, string> }> {
  const form = new FormData();
  form.append('note', 'dropped');
  form.append(field, new File([new Uint8Array(content)], name, { type }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  };
}
