const SIGN =
  '<path d="M9.5 7h4v7.2L19.9 7h4.9l-7 7.7L25.2 25h-4.8l-5.3-7.6-1.6 1.8V25h-4z" fill="#fff"/>';
/** As the site is shown on home screens. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1a5fd0"/>${SIGN}</svg>`;
/** On the ground of the pass. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="7 5 20 22">${SIGN}</svg>`;

/** Heights in points; files for screens with one, two and three pixels to each. */
const PICTURES = [
  { name: 'icon', svg: ICON, height: 29 },
  { name: 'logo', svg: LOGO, height: 40 },
] as const;
const SCALES = ['', '@2x', '@3x'];

let drawn: Promise<Readonly<Record<string, Buffer>>> | null = null;

/** The pictures that Apple Wallet asks for, by file name; drawn once for each process. */
export const passPictures = (): Promise<Readonly<Record<string, Buffer>>> =>
  (drawn ??= drawPictures());

async function drawPictures(): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const files = PICTURES.flatMap(({ name, svg, height }) =>
    SCALES.map(async (scale, index) => {
      const picture = sharp(Buffer.from(svg), { density: 300 }).resize({
        height: height * (index + 1),
      });
      return [`${name}${scale}.png`, await picture.png().toBuffer()] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(files));
}
