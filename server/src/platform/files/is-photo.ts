const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

/**
 * Whether a file begins as PNG or JPEG do. What the sender calls it counts for nothing; the decoder
 * would take more, SVG and its scripts among them.
 */
export function isPhoto(content: Buffer): boolean {
  return SIGNATURES.some((signature) => signature.every((byte, index) => content[index] === byte));
}

/** What other sites show is often WebP; people upload it nowhere. */
export function isPicture(content: Buffer): boolean {
  const isWebp =
    content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isWebp || isPhoto(content);
}
