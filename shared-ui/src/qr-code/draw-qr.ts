import encodeQR from 'qr';

export interface DrawnQr {
  /** Modules on one side, the quiet zone included. */
  readonly side: number;
  /** The dark modules as the outline of an SVG path, one unit for each module. */
  readonly path: string;
}

/** Modules of white around the code that a reader needs (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Draws a text as a QR code; each run of dark modules in a row is one bar. */
export function drawQr(text: string): DrawnQr {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const bars = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    }),
  );
  return { side: rows.length, path: bars.join('') };
}
