import encodeQR from 'qr';

export interface DrawnQr {
  /** Modules per side, including the quiet zone. */
  readonly side: number;
  /** The dark modules as an SVG path, one unit per module. */
  readonly path: string;
}

/** The white margin that a reader needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Encodes a text as a QR code; each horizontal run of dark modules is one bar. */
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
