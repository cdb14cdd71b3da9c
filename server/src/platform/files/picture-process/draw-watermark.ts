/** The word KARAVAN as strokes, ten units high: a server without fonts draws it as well. */
const STROKES = [
  'M4 4v10M10 4l-6 6m2-2l4 6',
  'M12 14l3.5-10 3.5 10m-1.2-3.5h-4.6',
  'M22 14V4h3.5a3 3 0 0 1 0 6H22m3 0l3 4',
  'M30 14l3.5-10 3.5 10m-1.2-3.5h-4.6',
  'M38 4l3.5 10L45 4',
  'M46 14l3.5-10 3.5 10m-1.2-3.5h-4.6',
  'M56 14V4l6 10V4',
].join('');

const WIDTH = 66;
const HEIGHT = 18;
/** Of the picture's width */
const SHARE = 0.28;

/** The mark for the corner of a picture of this size in pixels, as SVG; it always fits. */
export function drawWatermark(width: number, height: number): Buffer {
  const scale = Math.min((width * SHARE) / WIDTH, height / HEIGHT);
  const [markWidth, markHeight] = [WIDTH, HEIGHT].map((side) =>
    Math.max(1, Math.floor(side * scale)),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markWidth}" height="${markHeight}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d="${STROKES}" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
        <path d="${STROKES}" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/>
      </g>
    </svg>`,
  );
}
